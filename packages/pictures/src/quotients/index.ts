/** Pictures of quotients, an entry of their own: `@proviso/pictures/quotients`. */

export { cayleyPicture } from './cayley.ts';
export { classWords, elementWords, groupWords } from './elements.ts';
export { multiplicationTablePicture } from './multiplication-table.ts';
export { quotientOrderPicture } from './order.ts';
export { semilatticePicture } from './semilattice.ts';
export { type PhiPeriod, periodText, phiPeriod, phiPicture, weightsPicture } from './strips.ts';
