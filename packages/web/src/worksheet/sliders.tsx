// The sliders of a cell: each changes its number in the text, and what depends on it runs again.

import { texts } from '../texts/texts.ts';
import type { Cell } from './cell.ts';
import type { SheetController } from './sheet-controller.ts';
import { type Slider, slidersOf, slidTo } from './slider.ts';

interface Props {
  readonly controller: SheetController;
  readonly cell: Cell;
  readonly place: number;
}

export function Sliders({ controller, cell, place }: Props) {
  const sliders = slidersOf(cell.text.value);
  if (sliders.length === 0) return null;
  const slide = (slider: Slider, value: number) => {
    if (Number.isFinite(value)) controller.slide(cell, slidTo(cell.text.peek(), slider, value));
  };
  return (
    <div class="sliders">
      {sliders.map((slider) => {
        const { name, value, from, to, step } = slider;
        const range = { min: from, max: to, step, value };
        return (
          <label key={name}>
            <code>{name}</code>
            <input
              type="range"
              {...range}
              aria-label={texts.value.worksheet.cell.slider(name, place)}
              onInput={({ currentTarget }) => slide(slider, currentTarget.valueAsNumber)}
              onChange={() => controller.sheet.released()}
            />
            <output>{value}</output>
          </label>
        );
      })}
    </div>
  );
}
