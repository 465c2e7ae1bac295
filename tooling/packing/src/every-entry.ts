import { entriesOf, type PackedPackage } from './pack.ts';

/** Returns a module that imports everything the packages export, so that the consumer's compiler checks every declaration. */
export function everyEntryModule(packed: readonly PackedPackage[]): string {
  const entries = packed.flatMap(entriesOf);
  const modules = entries.filter((entry) => !entry.endsWith('.css') && !entry.endsWith('.json'));
  return [
    ...modules.map((entry, position) => `import * as entry${position} from '${entry}';`),
    ...entries.filter((entry) => entry.endsWith('.css')).map((entry) => `import '${entry}';`),
    `export const entries: readonly object[] = [${modules.map((_entry, position) => `entry${position}`).join(', ')}];`,
    '',
  ].join('\n');
}
