// The client starts: theme and language first, so that nothing flickers, then the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { join } from './lib/api';
import { speak, wanted } from './lib/i18n';
import { go } from './lib/router.svelte';
import { applyTheme } from './lib/theme.svelte';
import './tokens.css';
import './shell.css';

applyTheme();
await speak(wanted());
const link = /^\/join\/([^/]+)$/.exec(location.pathname);
if (link?.[1]) await join(link[1]).then(({ page }) => go(page, true), () => undefined);
mount(App, { target: document.getElementById('app') as HTMLElement });
