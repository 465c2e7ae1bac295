import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the names of all lucide-react icons imported below `folder`, except in tests and stories. */
export function readIcons(folder: string): readonly string[] {
  const names = new Set<string>();
  for (const file of globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.test.tsx', '**/*.stories.tsx'] })) {
    const [, imported = ''] = /^import \{([^}]+)\} from 'lucide-react';$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    for (const part of imported.split(',')) {
      const name = part.trim().split(' ', 1)[0];
      if (name && name !== 'type' && /^[A-Z]/.test(name)) names.add(name);
    }
  }
  return [...names].toSorted();
}
