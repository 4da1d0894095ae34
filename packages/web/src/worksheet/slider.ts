// A number with a slider: `n := 5 // slider 1..10`, or `slider 0..100 step 5`. For the language it is a
// definition with a comment behind it.

export interface Slider {
  readonly name: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Where the number stands in the text of the cell. */
  readonly at: number;
  readonly length: number;
}

const SLIDER =
  /^[ \t]*(?<name>[A-Za-z_]\w*)[ \t]*:=[ \t]*(?<value>-?\d{1,9})[ \t]*\/\/[ \t]*slider[ \t]+(?<from>-?\d{1,9})[ \t]*\.\.[ \t]*(?<to>-?\d{1,9})(?:[ \t]+step[ \t]+(?<step>\d{1,9}))?[ \t]*$/gm;

/** The sliders of a cell. */
export function slidersOf(text: string): Slider[] {
  return [...text.matchAll(SLIDER)].flatMap((found): Slider[] => {
    const { name = '', value = '', from, to, step = '1' } = found.groups ?? {};
    const slider = {
      name,
      value: Number(value),
      from: Number(from),
      to: Number(to),
      step: Number(step),
      at:
        found.index +
        found[0].indexOf(':=') +
        2 +
        found[0].slice(found[0].indexOf(':=') + 2).indexOf(value),
      length: value.length,
    };
    return slider.from < slider.to && slider.step > 0 ? [slider] : [];
  });
}

/** The text in which the number is another. */
export function slidTo(text: string, { at, length }: Slider, value: number): string {
  return text.slice(0, at) + String(value) + text.slice(at + length);
}
