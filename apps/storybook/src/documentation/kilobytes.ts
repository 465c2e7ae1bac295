import type { EntrySize } from '../../kit-facts/component-doc.ts';

/** Returns script and stylesheet together, compressed, in kB of 1,000 bytes. */
export function kilobytes({ js, css }: EntrySize): string {
  return ((js.gz + css.gz) / 1000).toFixed(1);
}
