/**
 * Unsent input, by dialog. It lives as long as the document, so closing a dialog or visiting another page loses
 * nothing; signing out reloads the document, so nothing is left for the next person.
 */
export interface Drafts<Value> {
  read: (key: string) => Value | undefined;
  keep: (key: string, value: Value) => void;
  drop: (key: string) => void;
}

export function createDrafts<Value>(): Drafts<Value> {
  const kept = new Map<string, Value>();
  return {
    read: (key) => kept.get(key),
    keep: (key, value) => void kept.set(key, value),
    drop: (key) => void kept.delete(key),
  };
}
