export interface AreaSeries {
  /** Unique among the chart's series. */
  id: string;
  /** What is measured, in a word or two: "Out". */
  label: string;
  /** One value per time, zero or more. Null is a gap. */
  values: readonly (number | null)[];
  /** A formatted total or average, shown beside the label. */
  figure?: string | undefined;
}

export interface AreaThreshold {
  value: number;
  /** The line's meaning with its value: "Included: 800 Mbit/s". */
  label: string;
}

/** Number of distinct colours and dashes. A fifth series would look like the first; use two charts instead. */
export const seriesLooks = 4;

/** Returns the look of the series at that position, for `data-series`. */
export function lookOf(position: number): number {
  return (position % seriesLooks) + 1;
}

/** Returns the maximum of all series; 0 without values. */
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
