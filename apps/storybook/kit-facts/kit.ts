import type { LucideIcon } from 'lucide-react';
import type { EntrySize, KitDoc } from './component-doc.ts';
import type { PropControl } from './controls.ts';

/*
 * What the kit's sources say of it. Here it is only declared: the plugin in `kit-facts.ts` reads the sources and puts the values in the
 * place of this file.
 */

/** What each folder of the kit offers. */
export declare const kitDocs: Readonly<Record<string, KitDoc>>;

/** How the props of each folder's component are set in a story. */
export declare const kitControls: Readonly<Record<string, Readonly<Record<string, PropControl>>>>;

/** The entries of the kit as its README groups them. */
export declare const kitGroups: readonly { purpose: string; entries: readonly string[] }[];

/** What each entry of the kit costs. */
export declare const kitSizes: Readonly<Record<string, EntrySize>>;

/** Which folders of the kit use a token, by its name without `--portico-`. */
export declare const tokenUsers: Readonly<Record<string, readonly string[]>>;

/** Every icon that the kit or the portal takes from lucide-react. */
export declare const icons: readonly { name: string; Icon: LucideIcon; inKit: boolean; inPortal: boolean }[];
