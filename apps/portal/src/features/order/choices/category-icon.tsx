import { Boxes, Cloud, Cpu, Database, Globe, HardDrive, Package, Server } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** Matched in order against the category's type, which the provider chooses. */
const icons: readonly (readonly [word: RegExp, icon: LucideIcon])[] = [
  [/storage|backup|disk/u, HardDrive],
  [/database|sql/u, Database],
  [/gpu|compute/u, Cpu],
  [/dedicated|bare|metal|colo/u, Server],
  [/domain|web|hosting|site/u, Globe],
  [/kubernetes|container/u, Boxes],
  [/vps|vds|cloud|virtual/u, Cloud],
];

export function CategoryIcon({ type }: { readonly type: string }) {
  const Icon = icons.find(([word]) => word.test(type))?.[1] ?? Package;
  return <Icon />;
}
