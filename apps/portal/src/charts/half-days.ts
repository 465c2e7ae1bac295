const halfDayMs = 43_200_000;

/** Returns midnights and noons in the reader's time zone, also on days with 23 or 25 hours. */
export function halfDays(times: readonly number[]): number[] {
  const [first = 0, last = first] = [times[0], times.at(-1)];
  const start = new Date(first);
  const at = (step: number) => new Date(start.getFullYear(), start.getMonth(), start.getDate(), 12 * step).getTime();
  return Array.from({ length: Math.ceil((last - at(0)) / halfDayMs) + 1 }, (_, step) => at(step));
}
