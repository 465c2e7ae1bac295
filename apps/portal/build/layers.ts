import type { Plugin } from 'vite';

/** The static (`imports`) and dynamic (`later`) imports of each module. */
export type Graph = ReadonlyMap<string, { readonly imports: readonly string[]; readonly later: readonly string[] }>;

type Layer = {
  readonly name: string;
  /** The modules of the layer. Modules of earlier layers are left out. */
  readonly modules: (graph: Graph) => Iterable<string>;
};

const guests = '/src/main.tsx';
const signedIn = ['/routes/_app/route.tsx?tsr-split=component', '/operations/cache/query-client.ts'] as const;
/** Toasts for finished actions. Every page fetches them once it is idle. */
const news = ['/shell/live/news.ts'] as const;
const firstList = '/routes/_app/services/my.tsx?tsr-split=component';
/** Pages made of many small modules; the frame around each comes first. */
const server = [
  '/routes/_app/services/$id/route.tsx?tsr-split=component',
  '/routes/_app/services/$id/index.tsx?tsr-split=component',
] as const;
const settings = ['/routes/_app/settings/route.tsx?tsr-split=component', '/routes/_app/settings/user.tsx?tsr-split=component'] as const;
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

/** The area of the portal that a page belongs to: `services`, `settings`. */
const areaOf = (page: string) => /\/routes\/_app\/([^/.?]+)/u.exec(page)?.[1];

/**
 * Modules that at least four pages with dialogs need, across more than one area, and that no page without dialogs needs: the dialogs and
 * their contents.
 */
function dialogs(graph: Graph): Iterable<string> {
  const pages = [...graph.keys()].filter(isRoute).map((id) => ({ area: areaOf(id), needed: neededBy(graph, [id]) }));
  const hasDialogs = (needed: ReadonlySet<string>) => needed.has(moduleOf(graph, '/src/internal/modal-frame.module.css'));
  const [withDialogs, others] = [pages.filter(({ needed }) => hasDialogs(needed)), pages.filter(({ needed }) => !hasDialogs(needed))];
  const all = new Set(withDialogs.flatMap(({ needed }) => [...needed]));
  const isShared = (id: string) => {
    const users = withDialogs.filter(({ needed }) => needed.has(id));
    return users.length > 3 && new Set(users.map(({ area }) => area)).size > 1;
  };
  return [...all].filter((id) => isShared(id) && !others.some(({ needed }) => needed.has(id)));
}

/** Modules that the tabs of a server share and the list of servers does not need. */
function serverTabs(graph: Graph): Iterable<string> {
  const tabs = [...graph.keys()].filter((id) => isRoute(id) && id.includes('/services/$id/')).map((id) => neededBy(graph, [id]));
  const all = new Set(tabs.flatMap((needed) => [...needed]));
  const forList = neededByModules(firstList)(graph);
  return [...all].filter((id) => !forList.has(id) && tabs.filter((needed) => needed.has(id)).length > 3);
}

/** Modules that a page and its frame share with guest pages. */
const sharedWithGuests =
  (...page: readonly string[]) =>
  (graph: Graph) => {
    const forGuests = seenByGuests(graph);
    return [...neededByModules(...page)(graph)].filter((id) => forGuests.has(id));
  };

/**
 * Small modules that a page and its frame share with other pages; each would become its own file otherwise. Modules of the first list after
 * sign-in are left out.
 */
const sharedParts =
  (...page: readonly string[]) =>
  (graph: Graph) => {
    const own = new Set(page.map((end) => moduleOf(graph, end)));
    const others = [...graph.keys()].filter((id) => isRoute(id) && !own.has(id)).map((id) => neededBy(graph, [id]));
    const [forGuests, forList] = [seenByGuests(graph), neededByModules(firstList)(graph)];
    const isShared = (id: string) => others.some((needed) => needed.has(id));
    return [...neededBy(graph, own)].filter((id) => isShared(id) && !forGuests.has(id) && !forList.has(id));
  };

/** Sorted by when a visit loads them. Every other page has its own file, and the bundler places what some of those share. */
const layers: readonly Layer[] = [
  { name: 'first', modules: first },
  { name: 'shell', modules: neededByModules(...signedIn) },
  { name: 'lists', modules: lists },
  { name: 'first-list-parts', modules: firstListParts },
  { name: 'live', modules: neededByModules('/shell/live/live-events.ts') },
  { name: 'news', modules: neededByModules(...news) },
  { name: 'dialogs', modules: dialogs },
  { name: 'guest-parts', modules: sharedWithGuests(...settings) },
  { name: 'parts', modules: sharedParts(...settings) },
  { name: 'server-tabs', modules: serverTabs },
  { name: 'server-parts', modules: sharedParts(...server) },
];

/** Returns the layer of each module that belongs to one. */
export function layersOf(graph: Graph): Map<string, string> {
  const placed = new Map<string, string>();
  for (const { name, modules } of layers) for (const id of modules(graph)) if (!placed.has(id)) placed.set(id, name);
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
      const modules = [...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)] as const);
      placed = layersOf(
        new Map(modules.map(([id, info]) => [id, { imports: info?.importedIds ?? [], later: info?.dynamicallyImportedIds ?? [] }])),
      );
    },
  };
}
