export interface AreaSeries {
  /** Among the series of the chart. */
  id: string;
  /** What is measured, in a word or two: "Out". */
  label: string;
  /** One for each time, zero or more. A missing one is a gap. */
  values: readonly (number | null)[];
  /** What they come to, formatted: a sum, an average. Shown beside the label. */
  figure?: string | undefined;
}

export interface AreaThreshold {
  value: number;
  /** What the line means, with its figure: "Included: 800 Mbit/s". */
  label: string;
}

/** Colours and dashes that there are. A fifth series would look like the first one: such a chart is two. */
export const seriesLooks = 4;

/** Which look the series at that position has, for `data-series`. */
export function lookOf(position: number): number {
  return (position % seriesLooks) + 1;
}

/** Of all series; 0 where there is no value. */
export function highestValue(series: readonly AreaSeries[]): number {
  let highest = 0;
  for (const { values } of series) {
    for (const value of values) if (value !== null && value > highest) highest = value;
  }
  return highest;
}

export function hasValues(series: readonly AreaSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}
