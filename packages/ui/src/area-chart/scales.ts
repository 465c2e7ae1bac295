export interface ValueScale {
  /** The value at the top edge. The bottom edge is zero. */
  max: number;
  /** Ascending from zero. */
  ticks: readonly number[];
}

/** Returns a scale that includes `highest` with round steps: 1, 2 or 5 times a power of ten, or powers of two for values in kibibytes. */
export function valueScale(highest: number, steps: number, base: 2 | 10): ValueScale {
  if (highest <= 0) return { max: 1, ticks: [0] };
  const step = base === 2 ? 2 ** Math.ceil(Math.log2(highest / steps)) : decimalStep(highest / steps);
  const count = Math.ceil(highest / step);
  // Adding 0.1 three times gives slightly more than 0.3.
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { max: ticks.at(-1) ?? highest, ticks };
}

function decimalStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Returns the position of each time between the first and the last in percent, with an inset on either side. A single time is centred. */
export function timePositions(times: readonly number[], inset = 0): number[] {
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  return times.map((time) => (span > 0 ? inset + ((time - first) / span) * (100 - 2 * inset) : 50));
}

/** Returns the width of a bar's slot, in percent. */
export function slotWidth(count: number): number {
  return 100 / Math.max(count, 1);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const timeSteps = [
  ...[1, 5, 15, 30].map((count) => count * second),
  ...[1, 5, 15, 30].map((count) => count * minute),
  ...[1, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 7, 14].map((count) => count * day),
];

/** Returns at most this many round UTC times between the first and the last one. */
export function roundTimes(times: readonly number[], most: number): number[] {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined) return [];
  if (first === last) return [first];
  const least = (last - first) / Math.max(most, 1);
  const step = timeSteps.find((length) => length >= least) ?? Math.ceil(least / day) * day;
  const start = Math.ceil(first / step) * step;
  const count = Math.max(0, Math.floor((last - start) / step) + 1);
  return Array.from({ length: count }, (_, index) => start + index * step).slice(0, most);
}

/** Keeps every second tick, every third and so on until few enough remain. */
export function thinned(ticks: readonly number[], most: number): number[] {
  const stride = Math.ceil(ticks.length / Math.max(most, 1));
  return ticks.filter((_, index) => index % stride === 0);
}

/** Returns the index of the position nearest to `wanted`; positions ascend. -1 if there are none. */
export function nearest(positions: readonly number[], wanted: number): number {
  let low = 0;
  let high = positions.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (((positions[middle] ?? 0) + (positions[middle + 1] ?? 0)) / 2 < wanted) low = middle + 1;
    else high = middle;
  }
  return high < 0 ? -1 : low;
}
