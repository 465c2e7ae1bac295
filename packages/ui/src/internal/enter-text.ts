/** Replaces an input's text as if the user had typed it, so that every listener is called. */
export function enterText(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  const { value } = input;
  // React learns texts by the setter only. After a reset of the form it still knows the one before, and would ignore it here.
  input.value = value;
  // Setting the new text would tell React that it knows it already.
  input.setRangeText(text, 0, value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
