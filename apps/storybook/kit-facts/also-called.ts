import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the other names of a component, which the guide in its stories lists. @param stories the absolute path of its stories */
export function readAlsoCalled(stories: string): readonly string[] {
  const [, list = ''] = /\n {2}alsoCalled: \[([^\]]*)\]/.exec(readFileSync(stories, 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

interface Entry {
  type: string;
  importPath: string;
  anchors?: { id: string; title: string }[];
}

/** What Storybook builds its index with. */
interface IndexGenerator {
  getIndexAndStats: () => Promise<{ storyIndex: { entries: Record<string, Entry> } }>;
}

/**
 * Adds each component's other names to its page in the index, as the headings that Storybook's search looks through beside titles. The
 * index would have the names of the stories there, which are in the search anyway.
 * @param from the folder that the index's paths are relative to
 */
export function withAlsoCalled<Generator extends IndexGenerator>(generator: Generator, from: string): Generator {
  const read = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const found = await read();
    for (const entry of Object.values(found.storyIndex.entries)) {
      if (entry.type !== 'docs' || !entry.importPath.endsWith('.stories.tsx')) continue;
      entry.anchors = readAlsoCalled(path.resolve(from, entry.importPath)).map((title, index) => ({ id: `also-called-${index}`, title }));
    }
    return found;
  };
  return generator;
}
