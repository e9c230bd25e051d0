const KEY = 'own-runs';

/** Remembers an optimization that this window started, also after a reload: what it does isn't news here. */
export function claimRun(id: string): void {
  if (isOwnRun(id)) return;
  claimed.add(id);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...claimed].slice(-20)));
  } catch {
    // Without storage it is known until a reload.
  }
}

export const isOwnRun = (id: string): boolean => claimed.has(id);

const claimed = new Set(read());

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
