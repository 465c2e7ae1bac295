/**
 * Puts text on the clipboard; tells whether that worked. The clipboard interface exists only on HTTPS and localhost, and a portal on a plain
 * HTTP address in a LAN still has to copy: there the old way does it.
 */
export async function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch (error) {
      // Refused by a permission; anything else is a fault of ours.
      if (!(error instanceof DOMException)) throw error;
    }
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  // Inside the focused element's surroundings: a dialog takes the focus back from anything outside it.
  const place = focused?.parentElement ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  place.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
