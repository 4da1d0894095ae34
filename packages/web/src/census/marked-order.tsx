// The diagram of the order with marks: the class that is looked at, the other end, and what lies between.
// A press on a node looks at its class; a class that is looked at is moved into sight.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Picture } from '../parts/picture.tsx';
import type { Picture as PictureData } from '../protocol/answers.ts';
import type { CensusClass } from '../protocol/censuses.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { type CensusAddress, censusAddress } from './census-address.ts';
import { marked, reveal } from './marks.ts';
import type { Interval } from './order.ts';

interface Props {
  readonly picture: PictureData;
  /** As they are drawn. */
  readonly classes: readonly CensusClass[];
  readonly at: CensusAddress;
  readonly interval: Interval | undefined;
}

export function MarkedOrder({ picture, classes, at, interval }: Props) {
  const drawings = useRef(new Set<HTMLElement>());
  const numbers = new Map(
    classes.map(({ number, simplest }) => [simplest.ascii ?? simplest.text, number]),
  );
  const hrefOf = (game: string) =>
    address(...censusAddress({ ...at, chosen: numbers.get(game) ?? at.chosen }));
  const mark = (drawing: HTMLElement) => {
    const between = new Set(interval?.elements);
    const path = at.chosen === at.to ? [] : (interval?.path ?? []);
    const steps = new Set(path.map((number, i) => `${number}-${path[i + 1]}`));
    drawing.classList.toggle('has-interval', interval !== undefined && at.chosen !== at.to);
    for (const link of drawing.querySelectorAll<SVGAElement>('a[data-text]')) {
      const game = link.querySelector('[data-game]')?.getAttribute('data-game') ?? '';
      const number = numbers.get(game) ?? 0;
      // The rest of the address may have changed since it was drawn.
      link.setAttribute('href', hrefOf(game));
      marked(link, { 'is-chosen': number === at.chosen });
    }
    const boxes = drawing.querySelectorAll('rect.won');
    for (const [i, { number }] of classes.entries()) {
      const box = boxes[i];
      if (box === undefined) continue;
      marked(box, {
        'is-chosen': number === at.chosen,
        'is-to': number === at.to && number !== at.chosen,
        'is-between': between.has(number),
        'on-path': path.includes(number),
      });
    }
    for (const line of drawing.querySelectorAll('[data-name]')) {
      const [upper = 0, lower = 0] = (line.getAttribute('data-name') ?? '')
        .split('-')
        .map((place) => classes[Number(place)]?.number ?? 0);
      marked(line, {
        'is-between': between.has(upper) && between.has(lower),
        'on-path': steps.has(`${upper}-${lower}`),
        'of-chosen': at.chosen !== undefined && (upper === at.chosen || lower === at.chosen),
      });
    }
  };
  const latest = useRef(mark);
  latest.current = mark;
  useLayoutEffect(() => {
    for (const drawing of drawings.current) {
      if (!drawing.isConnected) drawings.current.delete(drawing);
      else mark(drawing);
    }
  });
  useLayoutEffect(() => {
    for (const drawing of drawings.current) reveal(drawing);
  }, [at.chosen]);
  return (
    <Picture
      picture={picture}
      name={`order-${at.universe}`}
      of={texts.value.census.order}
      addressOf={hrefOf}
      onDrawn={(drawing) => {
        drawings.current.add(drawing);
        latest.current(drawing);
        reveal(drawing);
      }}
    />
  );
}
