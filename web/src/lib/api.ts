// The server over HTTP: every failure is one sentence in the reader's language or the server's.
import { lang, t } from './i18n';
import type {
  Board, Book, Game, MadeTable, NewTable, OpenTable, RuleText, Steps, ViewMessage,
} from './protocol';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal(0, '', t('web-no-server'));
  }
  if (answer.ok) return answer;
  const told: unknown = await answer.json().catch(() => null);
  const { error, rule } = (told ?? {}) as { error?: string; rule?: string };
  throw new Refusal(answer.status, rule ?? '', error ?? t('web-failed', { status: String(answer.status) }));
}

export async function json<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit | undefined =
    body === undefined
      ? undefined
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await ask(path, init)).json() as Promise<T>;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<Game[]> => json(`/api/games?lang=${lang()}`);
export const openTables = async (): Promise<OpenTable[]> =>
  (await json<{ tables: OpenTable[] }>('/api/tables')).tables;
export const makeTable = (table: NewTable): Promise<MadeTable> =>
  json('/api/tables', { ...table, salted: table.dice === 'committed' && !table.lesson });
export const sit = (table: string, seat: number, name: string): Promise<unknown> =>
  json(`${at(table)}/sit`, { seat, name });
export const revoke = (table: string, seat: number): Promise<{ link: string }> =>
  json(`${at(table)}/revoke`, { seat });
export const join = (key: string): Promise<{ page: string }> => json('/api/join', { key });
export const returnLink = (table: string, seat: number): Promise<{ link: string }> =>
  json(`${at(table)}/return`, { seat });
export const invite = (table: string, seat: number): Promise<{ link: string }> =>
  json(`${at(table)}/invite`, { seat });
export const followOn = (table: string): Promise<{ table: string }> => json(`${at(table)}/follow`, {});
export const viewAt = (table: string, n: number, seat: number): Promise<ViewMessage> =>
  json(`${at(table)}/at/${n}?seat=${seat}&lang=${lang()}`);
export const steps = (table: string, seat: number): Promise<Steps> =>
  json(`${at(table)}/steps?seat=${seat}&lang=${lang()}`);
export const branch = (table: string, n: number, seat: number, bot: string): Promise<MadeTable> =>
  json(`${at(table)}/branch`, { n, seat, bot });
export const book = (game: string): Promise<Book> => json(`/api/book/${game}?lang=${lang()}`);
export const board = (game: string): Promise<Board> => json(`/api/board/${game}`);
export const titles = async (game: string): Promise<Record<string, string>> =>
  (await json<{ titles: Record<string, string> }>(`/api/rules/${game}?lang=${lang()}`)).titles;
export const rule = (game: string, id: string): Promise<RuleText> =>
  json(`/api/rules/${game}/${encodeURIComponent(id)}?lang=${lang()}`);

export async function log(table: string): Promise<Blob> {
  return (await ask(`${at(table)}/log`)).blob();
}

export async function upload(file: File): Promise<{ table: string }> {
  const init = { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: file };
  return (await ask('/api/replays', init)).json() as Promise<{ table: string }>;
}

export async function qr(text: string): Promise<Blob> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  };
  return (await ask('/api/qr', init)).blob();
}

/** Hand a file to the reader. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
