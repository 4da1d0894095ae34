// Formulas as MathML, by a program that turns TeX into it.

/** Writes a formula of TeX as MathML, given whether it stands on a line of its own. */
export type MathWriter = (tex: string, display: boolean) => string | undefined;

/** Stars and arrows are games, not signs of operation or relation with room around them. */
export function ordinarySigns(latex: string): string {
  return latex.replaceAll(/\*|\\[Uu]parrow|\\[Dd]ownarrow/g, '\\mathord{$&}');
}

/** A writer of formulas; those that the program refuses have none. */
export function mathmlWriter(render: (tex: string, display: boolean) => string): MathWriter {
  return (tex, display) => {
    try {
      return render(ordinarySigns(tex), display);
    } catch {
      return undefined;
    }
  };
}
