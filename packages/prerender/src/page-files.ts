import type { Rollup } from 'vite';
import type { PageFiles } from './prerendered-page.ts';

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

/** Returns the scripts and styles of a page that index.html does not list. `modules` are ends of module ids. */
export function pageFiles(chunks: Chunks, modules: readonly string[]): PageFiles {
  const all = [...chunks.values()];
  const first = withImports(
    chunks,
    all.filter(({ isEntry }) => isEntry),
  );
  const isWanted = (id: string | null) => id !== null && modules.some((end) => id.endsWith(end));
  // A module that shares a chunk is re-exported by a small file, so look at the modules of the chunk, too.
  const wanted = withImports(
    chunks,
    all.filter(({ facadeModuleId, moduleIds }) => isWanted(facadeModuleId) || moduleIds.some(isWanted)),
  );
  const stylesOf = (set: Iterable<Rollup.OutputChunk>) => [...set].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const firstStyles = new Set(stylesOf(first));
  return {
    scripts: [...wanted].filter((chunk) => !first.has(chunk)).map(({ fileName }) => fileName),
    styles: [...new Set(stylesOf(wanted))].filter((file) => !firstStyles.has(file)),
  };
}

function withImports(chunks: Chunks, roots: readonly Rollup.OutputChunk[]): Set<Rollup.OutputChunk> {
  const reached = new Set(roots);
  // Iterating over a set also visits items added during the iteration.
  for (const { imports } of reached) for (const file of imports) reached.add(chunks.get(file) as Rollup.OutputChunk);
  return reached;
}
