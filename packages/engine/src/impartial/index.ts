/** Impartial games in misère play, an entry of their own: `@proviso/engine/impartial`. */

export { mate, misereCanonicalForm } from './canonical.ts';
export { type Genus, genus, genusDigit, genusText, misereNimValue, nimValue } from './genus.ts';
export { heapGenera } from './heaps.ts';
export { isImpartial } from './impartial.ts';
export { isGenerallyTame, isHalfTame, isRestive, isRestless, isTame } from './tame.ts';
