/** Replaces an input's text as if the user had typed it, so that every listener is called. */
export function enterText(input: HTMLInputElement | null, text: string): void {
  // Setting `value` would tell React that it knows the text already.
  input?.setRangeText(text, 0, input.value.length, 'end');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}
