import type { KitDoc } from './component-doc.ts';

/** What each folder of the kit offers. The plugin in `kit-facts.ts` writes it from the kit's sources. */
export declare const kitDocs: Readonly<Record<string, KitDoc>>;
