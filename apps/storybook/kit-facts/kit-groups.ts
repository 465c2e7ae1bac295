/** The entries of the kit as its README groups them. The plugin in `kit-facts.ts` reads them there. */
export declare const kitGroups: readonly { purpose: string; entries: readonly string[] }[];
