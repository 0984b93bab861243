// The client starts: theme and language first, so that nothing flickers, then the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { speak, wanted } from './lib/i18n';
import { applyTheme } from './lib/theme.svelte';
import './tokens.css';
import './shell.css';

applyTheme();
await speak(wanted());
mount(App, { target: document.getElementById('app') as HTMLElement });
