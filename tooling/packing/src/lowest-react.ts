import path from 'node:path';
import { readManifest, repository } from './publishable.ts';

/** Returns the lowest versions that the kit supports. */
export function lowestReact(): Readonly<Record<string, string>> {
  const { peerDependencies = {} } = readManifest(path.join(repository, 'packages/ui/package.json'));
  return Object.fromEntries(
    Object.entries(peerDependencies).map(([name, range]) => {
      const lowest = /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];
      if (!lowest) throw new Error(`${name}: can't find the lowest version of ${range}`);
      return [name, lowest];
    }),
  );
}
