// Words of the interface: the server's own Fluent files, loaded one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import { LANGS, type Lang } from './protocol';

/** Asked for while nothing can be said yet, so its failure has no words either. */
async function words(of: Lang): Promise<string> {
  const answer = await fetch(`/api/words/${of}`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return answer.text();
}
const bundles = new Map<Lang, FluentBundle>();
const KEPT = 'kostka-lang';

let current: Lang = 'en';
let changed: () => void = () => undefined;
const listening = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => undefined);
});

/** The language that is spoken; reading it in a component follows every change. */
export function lang(): Lang {
  listening();
  return current;
}

/** Speak this language from now on, and remember it. */
export async function speak(next: Lang): Promise<void> {
  if (!bundles.has(next)) {
    const bundle = new FluentBundle(next, { useIsolating: false });
    bundle.addResource(new FluentResource(await words(next)));
    bundles.set(next, bundle);
  }
  current = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // a browser that keeps nothing still speaks
  }
  changed();
}

/** What was chosen before, or the browser's own language if we speak it, or English. */
export function wanted(): Lang {
  const asked = new URLSearchParams(location.search).get('lang');
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // nothing is kept
  }
  const wishes = [asked, kept, ...navigator.languages.map((each) => each.slice(0, 2))];
  return (wishes.find((each) => LANGS.includes(each as Lang)) ?? 'en') as Lang;
}

/** A phrase in the present language; an unknown one shows its id, so that it is noticed. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundles.get(lang());
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args);
}

/** Whether there is such a phrase. */
export function has(id: string): boolean {
  return bundles.get(lang())?.hasMessage(id) ?? false;
}
