export type Edge = { from: string; to: string };

/** Returns every import cycle as a sorted group of names, by Tarjan's algorithm. */
export function ringsOf(edges: readonly Edge[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const rings: string[][] = [];
  const visit = (name: string): number => {
    const index = indexes.size;
    indexes.set(name, index);
    lowest.set(name, index);
    stack.push(name);
    for (const target of targets.get(name) ?? []) {
      if (!indexes.has(target)) lowest.set(name, Math.min(lowest.get(name) ?? index, visit(target)));
      else if (stack.includes(target)) lowest.set(name, Math.min(lowest.get(name) ?? index, indexes.get(target) ?? index));
    }
    if (lowest.get(name) === index) {
      const ring = stack.splice(stack.indexOf(name));
      if (ring.length > 1) rings.push(ring.toSorted());
    }
    return lowest.get(name) ?? index;
  };
  for (const name of targets.keys()) if (!indexes.has(name)) visit(name);
  return rings;
}
