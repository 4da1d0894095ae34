// What tabs tell each other of the sheets that are kept, and parts of one page too.

/** A sheet that was changed, or given another title. */
export interface Told {
  readonly sheet: string;
  readonly revision: number;
  readonly title?: string;
}

/** The channel; whoever opens it closes it. */
export function sheetsChannel(): BroadcastChannel {
  return new BroadcastChannel('proviso sheets');
}

/** Tells of a sheet once. */
export function tellOfSheet(told: Told): void {
  const channel = sheetsChannel();
  channel.postMessage(told);
  channel.close();
}
