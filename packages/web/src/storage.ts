// What the browser keeps for us. It may be blocked or full, and then says so by throwing.

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
