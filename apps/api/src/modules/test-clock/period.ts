const hourMs = 3_600_000;
const unitMs: Readonly<Record<string, number>> = { h: hourMs, d: 24 * hourMs, w: 7 * 24 * hourMs };
const maxMs = 3_660 * 24 * hourMs;

/** Parses `12h`, `40d` or `6w` into milliseconds. Returns null for other input or more than ten years. */
export function readPeriod(text: string): number | null {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([hdw])$/.exec(text) ?? [];
  const ms = Number(count) * (unitMs[unit] ?? 0);
  return ms > 0 && ms <= maxMs ? ms : null;
}
