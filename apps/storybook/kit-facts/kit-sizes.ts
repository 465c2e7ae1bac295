import type { EntrySize } from './component-doc.ts';

/** What each entry of the kit costs. The plugin in `kit-facts.ts` reads it. */
export declare const kitSizes: Readonly<Record<string, EntrySize>>;
