/** The static (`imports`) and dynamic (`later`) imports of each module, and its size in characters. */
export type Graph = ReadonlyMap<string, { readonly imports: readonly string[]; readonly later: readonly string[]; readonly size: number }>;

/** What an entry needs that no layer holds, and how often a visit loads it, as a weight. */
export type Entry = { readonly needed: ReadonlySet<string>; readonly weight: number };

type Chunk = {
  readonly modules: readonly string[];
  readonly size: number;
  readonly hasStyles: boolean;
  readonly entries: Set<Entry>;
};

/** What a further file costs a page, in characters of source: about what a slow connection transfers while a request waits its turn. */
const fileCost = 60_000;

/** Joining is tried with each of these costs of a file; the result that is cheapest at the real cost is used. */
const joiningFileCosts = [fileCost, 1.2 * fileCost];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const weightOf = (entries: Set<Entry>): number => sum([...entries].map(({ weight }) => weight));
const isStyle = (id: string) => /\.css(?:$|\?)/u.test(id);

/**
 * Joins modules that several entries share into chunks. A page pays for each file it loads and for modules of that file it doesn't need,
 * including what those import. Starts with one chunk for each set of entries, joins two chunks as long as all entries together pay less, and
 * then moves single sets.
 */
export function sharedChunks(graph: Graph, entries: readonly Entry[]): string[][] {
  const sets = chunksBySharing(graph, entries);
  const costOfAll = (chunks: readonly Chunk[]) => costOf(chunks, graph, entries, fileCost);
  const results = joiningFileCosts.map((joiningCost) => {
    const chunks = regrouped(
      joined(sets, (choice) => costOf(choice, graph, entries, joiningCost), joiningCost),
      sets,
      costOfAll,
    );
    return { chunks, cost: costOfAll(chunks) };
  });
  const cheapest = results.reduce((one, other) => (other.cost < one.cost ? other : one));
  return cheapest.chunks.map(({ modules }) => [...modules]);
}

function joined(sets: readonly Chunk[], costOfAll: (chunks: readonly Chunk[]) => number, joiningCost: number): readonly Chunk[] {
  let chunks = sets;
  let cost = costOfAll(chunks);
  const rejected = new Set<string>();
  for (;;) {
    const candidates = pairsOf(chunks)
      .map(([one, other]) => ({ one, other, saving: maxSaving(one, other, joiningCost) }))
      .filter(({ one, other, saving }) => saving > 0 && !rejected.has(nameOf(one, other)))
      .toSorted((first, second) => second.saving - first.saving);
    const next = candidates.find(({ one, other }) => {
      const choice = withJoined(chunks, one, other);
      const choiceCost = costOfAll(choice);
      if (choiceCost >= cost) {
        rejected.add(nameOf(one, other));
        return false;
      }
      [chunks, cost] = [choice, choiceCost];
      return true;
    });
    if (!next) return chunks;
  }
}

/**
 * Joining never takes back what an earlier step joined, so a few characters of source could lead to another, dearer result. This moves each
 * set to where it costs least, another chunk or a new one, until no move saves anything.
 */
function regrouped(start: readonly Chunk[], sets: readonly Chunk[], costOfAll: (chunks: readonly Chunk[]) => number): readonly Chunk[] {
  let chunks = start;
  let cost = costOfAll(chunks);
  const move = (set: Chunk): boolean => {
    const from = chunks.find(({ modules }) => isPart(set, modules));
    const stays = sets.filter((one) => one !== set && from && isPart(one, from.modules));
    const others = chunks.filter((chunk) => chunk !== from);
    const rest = stays.length === 0 ? [] : [stays.reduce(joinedChunk)];
    const before = cost;
    for (const target of [null, ...others]) {
      const choice = [...others.filter((chunk) => chunk !== target), ...rest, target ? joinedChunk(target, set) : set];
      const choiceCost = costOfAll(choice);
      if (choiceCost < cost) [chunks, cost] = [choice, choiceCost];
    }
    return cost < before;
  };
  let moved: readonly Chunk[];
  do moved = sets.filter(move);
  while (moved.length > 0);
  return chunks;
}

const isPart = ({ modules: [first = ''] }: Chunk, modules: readonly string[]): boolean => modules.includes(first);

/** Modules needed by the same entries are one chunk from the start. Those of one entry stay in its own file. */
function chunksBySharing(graph: Graph, entries: readonly Entry[]): Chunk[] {
  const all = new Set(entries.flatMap(({ needed }) => [...needed]));
  const groups = Map.groupBy([...all].toSorted(), (id) => entries.flatMap(({ needed }, index) => (needed.has(id) ? [index] : [])).join());
  return [...groups.values()].flatMap((modules) => {
    const users = new Set(entries.filter(({ needed }) => needed.has(modules[0] as string)));
    const size = sum(modules.map((id) => graph.get(id)?.size ?? 0));
    return users.size > 1 ? [{ modules, size, hasStyles: modules.some(isStyle), entries: users }] : [];
  });
}

const filesOf = ({ hasStyles }: Chunk): number => (hasStyles ? 2 : 1);
const nameOf = (...chunks: readonly Chunk[]): string => chunks.map(({ modules }) => modules.join()).join('|');

function pairsOf(chunks: readonly Chunk[]): [Chunk, Chunk][] {
  return chunks.flatMap((one, index) => chunks.slice(index + 1).map((other): [Chunk, Chunk] => [one, other]));
}

/** What joining saves if the chunks import nothing that their users don't load anyway. */
function maxSaving(one: Chunk, other: Chunk, joiningCost: number): number {
  const both = weightOf(new Set([...one.entries].filter((entry) => other.entries.has(entry))));
  const savedFiles = one.hasStyles && other.hasStyles ? 2 : 1;
  return both * savedFiles * joiningCost - (weightOf(one.entries) - both) * other.size - (weightOf(other.entries) - both) * one.size;
}

function withJoined(chunks: readonly Chunk[], one: Chunk, other: Chunk): Chunk[] {
  return [...chunks.filter((chunk) => chunk !== one && chunk !== other), joinedChunk(one, other)];
}

function joinedChunk(one: Chunk, other: Chunk): Chunk {
  return {
    modules: [...one.modules, ...other.modules].toSorted(),
    size: one.size + other.size,
    hasStyles: one.hasStyles || other.hasStyles,
    entries: new Set([...one.entries, ...other.entries]),
  };
}

function costOf(chunks: readonly Chunk[], graph: Graph, entries: readonly Entry[], costOfFile: number): number {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const imports = new Map(
    chunks.map((chunk) => [
      chunk,
      new Set(chunk.modules.flatMap((id) => graph.get(id)?.imports ?? []).flatMap((id) => chunkOf.get(id) ?? [])),
    ]),
  );
  return sum(
    entries.map((entry) => {
      const loaded = new Set(chunks.filter((chunk) => chunk.entries.has(entry)));
      // Iterating over a set also visits items added during the iteration.
      for (const chunk of loaded) imports.get(chunk)?.forEach((imported) => loaded.add(imported));
      return entry.weight * sum([...loaded].map((chunk) => chunk.size + filesOf(chunk) * costOfFile));
    }),
  );
}
