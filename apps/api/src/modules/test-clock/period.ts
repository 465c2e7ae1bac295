const hourMs = 3_600_000;
const unitMs: Readonly<Record<string, number>> = { h: hourMs, d: 24 * hourMs, w: 7 * 24 * hourMs };
const maxMs = 3_660 * 24 * hourMs;

/** `12h`, `40d` or `6w` in milliseconds; null for anything else, and beyond ten years. */
export function readPeriod(text: string): number | null {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([hdw])$/.exec(text) ?? [];
  const ms = Number(count) * (unitMs[unit] ?? 0);
  return ms > 0 && ms <= maxMs ? ms : null;
}
