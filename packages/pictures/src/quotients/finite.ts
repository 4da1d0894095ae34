/** Pictures of elements are of finite quotients; of infinite ones there is the strip over weights. */

import { ValueError } from '@proviso/engine';
import type { TwoPlayerQuotient } from '@proviso/engine/quotients';

export function demandFinite({ order }: TwoPlayerQuotient, picture: string): void {
  if (order !== Infinity) return;
  throw new ValueError(
    `this quotient is infinite and has no ${picture}; draw its outcomes over the weights`,
  );
}
