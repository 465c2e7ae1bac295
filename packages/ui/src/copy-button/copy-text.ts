/**
 * Copies text to the clipboard; resolves to whether it worked. The Clipboard API exists only on HTTPS and localhost, so a portal on a plain
 * HTTP address in a LAN uses the legacy method.
 */
export async function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch (error) {
      // A DOMException means that permission was denied; anything else is a bug.
      if (!(error instanceof DOMException)) throw error;
    }
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  // Next to the focused element, because a dialog takes the focus back from anything outside it.
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
