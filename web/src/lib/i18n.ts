// Words of the interface: the server's own phrases, loaded one language at a time.
import { createSubscriber } from 'svelte/reactivity';
import { LANGS, type Lang } from './protocol';

/** A text, or texts and values to be filled in: [name], or [name, phrases by value, the usual one]. */
type Phrase = string | (string | [string] | [string, Record<string, Phrase>, string])[];
type Value = string | number;

/** Asked for while nothing can be said yet, so its failure has no words either. */
async function words(of: string): Promise<Record<string, Phrase>> {
  const answer = await fetch(`/api/words/${of}`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return answer.json() as Promise<Record<string, Phrase>>;
}
const books = new Map<Lang, Record<string, Phrase>>();
const learnt = new Set<Lang>(); // languages in which the words of the desk are known too
let atDesk = false;
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
  const book = books.get(next) ?? (await words(next));
  books.set(next, book);
  if (atDesk && !learnt.has(next)) {
    Object.assign(book, await words(`${next}?desk=1`));
    learnt.add(next);
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

/** The words of decks and events are known from now on, too. */
export function learn(): Promise<void> {
  atDesk = true;
  return learnt.has(current) ? Promise.resolve() : speak(current);
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

function fill(phrase: Phrase, args: Record<string, Value>): string {
  if (typeof phrase === 'string') return phrase;
  return phrase
    .map((part) => {
      if (typeof part === 'string') return part;
      const [name, cases, usual] = part;
      const value = args[name] ?? '';
      if (!cases || !usual) return typeof value === 'number' ? value.toLocaleString(current) : value;
      const plural = typeof value === 'number' ? new Intl.PluralRules(current).select(value) : '';
      return fill(cases[value] ?? cases[plural] ?? cases[usual] ?? '', args);
    })
    .join('');
}

/** A phrase in the present language; an unknown one shows its id, so that it is noticed. */
export function t(id: string, args: Record<string, Value> = {}): string {
  const phrase = books.get(lang())?.[id];
  return phrase === undefined ? id : fill(phrase, args);
}

/** Whether there is such a phrase. */
export function has(id: string): boolean {
  return books.get(lang())?.[id] !== undefined;
}
