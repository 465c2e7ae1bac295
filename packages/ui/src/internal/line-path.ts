/** A point in a plot of 100 by 100, y downwards. */
interface Place {
  x: number;
  y: number;
}

/** Consecutive points without a gap. */
type Run = readonly Place[];

export interface PlotScale {
  /** Of each value, from 0 to 100, left to right. */
  xs: readonly number[];
  /** Values at the bottom and top edge. */
  min: number;
  max: number;
}

/** Returns values as lines; a missing one ends a line, and the next one starts another. */
export function runsOf(values: readonly (number | null)[], { xs, min, max }: PlotScale): readonly Run[] {
  const span = max - min || 1;
  const runs: Place[][] = [];
  let open: Place[] | undefined;
  for (const [index, value] of values.entries()) {
    const x = xs[index];
    if (value === null || x === undefined) {
      open = undefined;
      continue;
    }
    if (!open) runs.push((open = []));
    open.push({ x, y: 100 - ((value - min) / span) * 100 });
  }
  return runs;
}

/** Returns SVG path data. A single value is a line of zero length, which round caps turn into a dot. */
export function linePath(runs: readonly Run[]): string {
  return runs.map((run) => `M${run.map(written).join('L')}${run.length === 1 ? 'h0' : ''}`).join('');
}

/** Returns the areas between the lines and the bottom edge. */
export function areaPath(runs: readonly Run[]): string {
  return runs
    .filter((run) => run.length > 1)
    .map((run) => `M${rounded(run[0]?.x ?? 0)} 100L${run.map(written).join('L')}V100Z`)
    .join('');
}

/** Rounds to hundredths of a percent, which are below a pixel on any screen. */
function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}

function written({ x, y }: Place): string {
  return `${rounded(x)} ${rounded(y)}`;
}
