// Small things the browser keeps for us, by name. It may be blocked or full, and then says so by
// throwing; sheets are kept in `store/`.

const PREFIX = 'proviso: ';

/** Why something could not be kept. */
export type Refusal = 'blocked' | 'full';

/** Keeps a text under a name; what comes back is why it could not. */
export function keep(name: string, text: string): Refusal | undefined {
  try {
    localStorage.setItem(PREFIX + name, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'full'
      : 'blocked';
  }
}

/** What was kept under a name. */
export function kept(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name for every tab, and for this one apart from what others keep under it. */
export function keepHere(name: string, text: string): void {
  keep(name, text);
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Then this tab has what all have.
  }
}

/** What this tab keeps under a name, else what was kept last. */
export function keptHere(name: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? kept(name);
  } catch {
    return kept(name);
  }
}

/** Keeps nothing under a name any more. */
export function unkeep(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // There is nothing, then.
  }
}
