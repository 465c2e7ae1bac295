/** The characters of an element's one line of text as they are drawn, from left to right, whichever way the page is read. */
export function renderedFromTheLeft(element: Element): string {
  const drawn: { character: string; left: number }[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    // Ranges count UTF-16 units, too.
    for (let index = 0; index < text.length; index += 1) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      drawn.push({ character: text.charAt(index), left: range.getBoundingClientRect().left });
    }
  }
  return drawn
    .toSorted((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('');
}
