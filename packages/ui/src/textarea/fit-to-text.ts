/**
 * Fits a textarea's height to its text in browsers without `field-sizing`: Firefox ESR 140 and WebKitGTK 2.50. The stylesheet limits its
 * growth.
 */
export function fitToText(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.blockSize = 'auto';
  // The box height includes the border, which `scrollHeight` leaves out.
  element.style.blockSize = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}
