/**
 * Makes a textarea as high as its text where the browser does not do so itself: Firefox ESR 140 and WebKitGTK 2.50 do not know
 * `field-sizing`. The style sheet limits how far it grows.
 */
export function fitToText(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.blockSize = 'auto';
  // The box is as high as its border, too, which `scrollHeight` leaves out.
  element.style.blockSize = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
}
