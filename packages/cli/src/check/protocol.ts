// What the main thread and the thread that checks certificates say to each other.

import type { Found } from '@proviso/engine/check';

/** What a certificate may take. */
export interface CheckLimits {
  readonly seconds: number;
  readonly maxForms: number;
  readonly maxBytes: number;
}

/** Asks for the first verdict on a file, given its bytes, or for the next one. */
export interface CheckRequest {
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** A verdict with the claim in words and what it is about, where it names any. */
export interface Checked extends Found {
  readonly claim?: string;
  readonly where?: string;
}

/** The verdict, or none where the file is through. */
export type CheckReply = Checked | undefined;
