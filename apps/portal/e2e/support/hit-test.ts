import type { EngineWindow } from '@portico/browser/engines';

/**
 * Returns one sentence for each place in a list row that something other than the row's own link or control covers. Null while there are no
 * rows.
 */
export function hitTest(browser: EngineWindow): Promise<readonly string[] | null> {
  return browser.run(
    (shares: readonly number[]) => {
      const rows = Array.from(document.querySelectorAll<HTMLElement>('tr[data-link]')).filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      if (rows.length === 0) return null;
      return rows.flatMap((row) => {
        const box = row.getBoundingClientRect();
        return shares.flatMap((share) => {
          const top = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
          const isSticky = top?.closest('thead') !== null;
          return isSticky || (top?.closest('a, button, label, input') && row.contains(top))
            ? []
            : [`${row.innerText.split('\n')[0]} at ${share}: ${top?.outerHTML.slice(0, 120)}`];
        });
      });
    },
    [0.02, 0.25, 0.5, 0.75, 0.98],
  );
}
