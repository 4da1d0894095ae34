/**
 * SHA-256 (FIPS 180-4) of a text in ASCII, as 64 hexadecimal digits. Written out because the engine
 * runs wherever JavaScript does, without the libraries of a browser or of Node.
 */

/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard has it. */
function fractions(count: number, root: number): Int32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) prime &&= n % d !== 0;
    if (prime) found.push((n ** (1 / root) % 1) * 2 ** 32);
  }
  return Int32Array.from(found, (value) => value | 0);
}

const START = fractions(8, 2);
const ROUND = fractions(64, 3);
/** Bytes a block. */
const BLOCK = 64;

export function sha256(text: string): string {
  const bytes = padded(text);
  const view = new DataView(bytes.buffer);
  const hash = START.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
    compress(hash, words);
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The text, a bit 1, zeros, and its length in bits in the last eight bytes of a block. */
function padded(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / BLOCK) * BLOCK);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  bytes[text.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(text.length / 2 ** 29));
  view.setUint32(bytes.length - 4, text.length << 3);
  return bytes;
}

function compress(hash: Int32Array, words: Int32Array): void {
  const word = (i: number): number => words[i] as number;
  for (let i = 16; i < 64; i++) {
    const a = word(i - 15);
    const b = word(i - 2);
    const early = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const late = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = word(i - 16) + early + word(i - 7) + late;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice;
    const first = (one + (ROUND[i] as number) + word(i)) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) {
    hash[i] = (hash[i] as number) + value;
  }
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
