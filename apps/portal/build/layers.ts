import type { Plugin } from 'vite';
import { sharedChunks } from './shared-chunks.ts';
import type { Graph } from './shared-chunks.ts';

type Layer = {
  readonly name: string;
  /** The modules of the layer. Modules of earlier layers are left out. */
  readonly modules: (graph: Graph) => Iterable<string>;
};

const guests = '/src/main.tsx';
const signedIn = ['/routes/_app/route.tsx?tsr-split=component', '/operations/cache/query-client.ts'] as const;
/** Toasts and what they say. Every page fetches them once it is idle. */
const news = ['/shell/live/news.ts', '/ui/src/toaster/toaster.tsx'] as const;
const firstList = '/routes/_app/services/my.tsx?tsr-split=component';
/** A page is loaded at once; what opens on it later finds most of its files loaded. */
const [pageWeight, dialogWeight] = [1, 0.2];
const isRoute = (id: string) => id.includes('?tsr-split=component');

function moduleOf(graph: Graph, end: string): string {
  const found = [...graph.keys()].find((id) => id.endsWith(end));
  if (!found) throw new Error(`The layers of the portal name ${end}, which is no module`);
  return found;
}

/** Returns the roots and everything they import statically. */
function neededBy(graph: Graph, roots: Iterable<string>): Set<string> {
  const reached = new Set(roots);
  // Iterating over a set also visits items added during the iteration.
  for (const id of reached) graph.get(id)?.imports.forEach((imported) => reached.add(imported));
  return reached;
}

const neededByModules =
  (...ends: readonly string[]) =>
  (graph: Graph) =>
    neededBy(
      graph,
      ends.map((end) => moduleOf(graph, end)),
    );

/** Returns every module a guest can load, including dialogs and other guest pages. */
function seenByGuests(graph: Graph): Set<string> {
  const reached = new Set([moduleOf(graph, guests)]);
  const isOfSignedIn = (id: string) => id.includes('/routes/_app/') || signedIn.some((end) => id.endsWith(end));
  for (const id of reached) {
    // The entry chunk holds every route file, but only signed-in users load what these lead to.
    if (isOfSignedIn(id)) continue;
    const { imports = [], later = [] } = graph.get(id) ?? {};
    for (const next of [...imports, ...later.filter((wanted) => !isOfSignedIn(wanted))]) reached.add(next);
  }
  return reached;
}

/**
 * The sign-in page, the static imports of its passkey button so that the button adds only one file, and what the other guest pages share
 * with the shell, so that they need not load the rest of the shell.
 */
function first(graph: Graph): Iterable<string> {
  const forGuests = seenByGuests(graph);
  const shared = [...neededByModules(...signedIn)(graph)].filter((id) => forGuests.has(id));
  const passkeys = graph.get(moduleOf(graph, '/features/auth/passkey-sign-in.tsx'))?.imports ?? [];
  const ofPasskeys = [...neededBy(graph, passkeys)].filter((id) => !id.endsWith('/offer-passkeys.ts'));
  return [...neededByModules(guests)(graph), ...ofPasskeys, ...shared];
}

/** Modules that at least two list pages need. */
function lists(graph: Graph): Iterable<string> {
  const pages = [...graph.keys()].filter(isRoute).map((id) => neededBy(graph, [id]));
  const ofLists = pages.filter((needed) => needed.has(moduleOf(graph, '/lists/list-frame.tsx')));
  const all = new Set(ofLists.flatMap((needed) => [...needed]));
  return [...all].filter((id) => ofLists.filter((needed) => needed.has(id)).length > 1);
}

/** Small modules that the first list shares with other pages, or with what it loads later; each would become its own file otherwise. */
function firstListParts(graph: Graph): Iterable<string> {
  const own = moduleOf(graph, firstList);
  const roots = new Set([...graph.values()].flatMap(({ later }) => later));
  const others = [...roots].filter((id) => id !== own).map((id) => neededBy(graph, [id]));
  return [...neededBy(graph, [own])].filter((id) => others.some((needed) => needed.has(id)));
}

/** Sorted by when a visit loads them. Every other page has its own file, and what some of those share is joined where that costs least. */
const layers: readonly Layer[] = [
  { name: 'first', modules: first },
  { name: 'shell', modules: neededByModules(...signedIn) },
  { name: 'lists', modules: lists },
  { name: 'first-list-parts', modules: firstListParts },
  { name: 'live', modules: neededByModules('/shell/live/live-events.ts') },
  { name: 'news', modules: neededByModules(...news) },
];

/** Returns the file of each module that a layer or several entries hold. */
export function layersOf(graph: Graph): Map<string, string> {
  const placed = new Map<string, string>();
  for (const { name, modules } of layers) for (const id of modules(graph)) if (!placed.has(id)) placed.set(id, name);
  const entries = [...new Set([...graph.values()].flatMap(({ later }) => later))].toSorted();
  const parts = sharedChunks(
    graph,
    entries.map((id) => ({
      needed: new Set([...neededBy(graph, [id])].filter((needed) => !placed.has(needed))),
      weight: isRoute(id) ? pageWeight : dialogWeight,
    })),
  );
  parts.forEach((modules, index) => modules.forEach((id) => placed.set(id, `parts-${index + 1}`)));
  return placed;
}

/** Emits one script and one stylesheet per layer: fewer requests, and brotli compresses each layer as a whole. */
export function layeredChunks(): Plugin {
  let placed = new Map<string, string>();
  const group = { name: (id: string) => placed.get(id) ?? null, includeDependenciesRecursively: false };
  return {
    name: 'portico:layers',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }),
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()].map((id) => {
        const { importedIds = [], dynamicallyImportedIds = [], code } = this.getModuleInfo(id) ?? {};
        return [id, { imports: importedIds, later: dynamicallyImportedIds, size: code?.length ?? 0 }] as const;
      });
      placed = layersOf(new Map(modules));
    },
  };
}
