import type { LucideIcon } from 'lucide-react';

/** Every icon that the kit or the portal takes from lucide-react. The plugin in `kit-facts.ts` finds them. */
export declare const icons: readonly { name: string; Icon: LucideIcon; inKit: boolean; inPortal: boolean }[];
