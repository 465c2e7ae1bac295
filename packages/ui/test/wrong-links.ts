/**
 * Returns the places in an area's rows where a click would hit another row's link, or none. @throws Error if no row with a link is in view
 */
export function wrongLinks(area: Element): string[] {
  const view = area.getBoundingClientRect();
  const rows = Array.from(area.querySelectorAll<HTMLElement>('tr[data-link]')).filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= Math.max(view.top, 0) && bottom <= Math.min(view.bottom, innerHeight);
  });
  if (rows.length === 0) throw new Error('No row with a link is in view');
  return rows.flatMap((row) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    return [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((share) => {
      const pressed = document.elementFromPoint(left + width * share, top + height / 2);
      const isOwn = pressed !== null && row.contains(pressed) && pressed.closest('a, button, input, label') !== null;
      return isOwn || pressed?.closest('thead') ? [] : [`${row.innerText} at ${share}: ${pressed?.outerHTML}`];
    });
  });
}
