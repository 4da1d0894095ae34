// What is selected and copied keeps its bars. On the page a bar is drawn and no sign of the text, so that
// {0, 1̄ | 1} would be pasted as another game, {0, 1 | 1}; copied, each digit below a bar has the sign, which
// the language reads.

/** Digits below a bar, in texts and in formulas. */
const BARRED = '.barred,menclose[notation=top]';

export function keepBars(): void {
  document.addEventListener('copy', (event) => {
    const selection = getSelection();
    if (event.defaultPrevented || selection === null || event.clipboardData === null) return;
    if (writes(event.target)) return;
    const barred = [...document.querySelectorAll(BARRED)].filter((one) =>
      selection.containsNode(one, true),
    );
    if (barred.length === 0 || selection.rangeCount === 0) return;
    const { plain, html } = withBars(selection, barred);
    event.clipboardData.setData('text/plain', plain);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
  });
}

/** Editors copy what was typed. */
function writes(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, [contenteditable="true"]') !== null
  );
}

/** What is selected, read while the signs are there; the page is as before when it is drawn. */
function withBars(
  selection: Selection,
  barred: readonly Element[],
): { readonly plain: string; readonly html: string } {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const before = barred.flatMap(textsIn).map((node) => [node, node.data] as const);
  try {
    for (const [node, data] of before) node.data = data.replace(/\d/g, '$&\u0304');
    if (anchorNode !== null && focusNode !== null) {
      selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
    }
    const html = document.createElement('div');
    html.append(selection.getRangeAt(0).cloneContents());
    return { plain: selection.toString(), html: html.innerHTML };
  } finally {
    for (const [node, data] of before) node.data = data;
    if (anchorNode !== null && focusNode !== null) {
      selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
    }
  }
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.push(node as Text);
  return texts;
}
