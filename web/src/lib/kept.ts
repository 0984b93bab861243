// What this browser keeps for its reader; where nothing can be kept, everything still works.

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`kostka-${key}`, JSON.stringify(value));
  } catch {
    // a private window keeps nothing
  }
}

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`kostka-${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** A table this browser has sat at, for "Your tables". */
export interface Past {
  table: string;
  game: string;
  names: string[];
  at: number;
  over: boolean;
}

export function pastTables(): Past[] {
  return kept<Past[]>('tables', []);
}

export function rememberTable(past: Past): void {
  const others = pastTables().filter((each) => each.table !== past.table);
  keep('tables', [past, ...others].slice(0, 12));
}

export function forgetTable(table: string): void {
  keep('tables', pastTables().filter((each) => each.table !== table));
}

/** The invitations to a table its maker got. */
export interface Links {
  seats: (string | null)[];
  watch: string;
}

export const keepLinks = (table: string, links: Links): void => keep(`links-${table}`, links);
export const keptLinks = (table: string): Links | null => kept<Links | null>(`links-${table}`, null);
