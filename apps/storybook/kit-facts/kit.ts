import type { LucideIcon } from 'lucide-react';
import type { EntrySize, KitDoc } from './component-doc.ts';
import type { PropControl } from './controls.ts';

/* Facts about the kit, declared here only: the plugin in `kit-facts.ts` reads the sources and replaces this file with the values. */

/** What each folder of the kit exports. */
export declare const kitDocs: Readonly<Record<string, KitDoc>>;

/** The controls of each folder's component. */
export declare const kitControls: Readonly<Record<string, Readonly<Record<string, PropControl>>>>;

/** The kit's entries in the groups of its README. */
export declare const kitGroups: readonly { purpose: string; entries: readonly string[] }[];

/** The cost of each entry. */
export declare const kitSizes: Readonly<Record<string, EntrySize>>;

/** The kit's folder in the public repository, and the first release of each component that was released. */
export declare const kitSource: { readonly url: string; readonly since: Readonly<Record<string, string>> };

/** The folders of the kit that use a token, by its name without `--portico-`. */
export declare const tokenUsers: Readonly<Record<string, readonly string[]>>;

/** Every icon that the kit or the portal uses from lucide-react. */
export declare const icons: readonly { name: string; Icon: LucideIcon; inKit: boolean; inPortal: boolean }[];
