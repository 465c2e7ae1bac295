/** The medians of a page's loads. */
export type Medians = {
  readonly largestPaint: number;
  readonly shift: number;
  readonly seen: Readonly<Record<string, number>>;
  readonly requests: number;
  readonly kilobytes: number;
};

export type Verdict = { readonly what: string; readonly value: number; readonly limit: number; readonly holds: boolean };

const screens = ['invoices', 'tickets', 'traffic pool', 'settings', 'ordering'] as const;
const maxShift = 0.01;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Checks each limit of the first load against the measurements. Times are relative to the floor's, so that they mean the same on any
 * machine.
 */
export function validate(measured: ReadonlyMap<string, Medians>): Verdict[] {
  const of = (name: string): Medians => {
    const found = measured.get(name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const seen = (name: string, what: string) => of(name).seen[what] ?? Number.NaN;
  const verdict = (what: string, value: number, limit: number): Verdict => ({ what, value, limit, holds: value <= limit });
  const paint = of('floor').largestPaint;
  const usable = seen('floor, used', 'usable');
  return [
    verdict("sign-in, largest paint, of the floor's", of('sign-in').largestPaint / paint, 0.5),
    verdict("sign-in, usable, of the floor's", seen('sign-in, used', 'usable') / usable, 1.1),
    verdict('sign-in, requests until it is usable', of('sign-in, used').requests, 13),
    verdict('sign-in, kB', of('sign-in').kilobytes, 155),
    verdict("services list, shell, of the floor's paint", seen('services list', 'shell') / paint, 0.65),
    verdict("services list, rows, of the floor's paint", seen('services list', 'rows') / paint, 1.35),
    ...screens.map((screen) => verdict(`${screen}, rows, of the floor's paint`, seen(screen, 'rows') / paint, 1.5)),
    verdict('warm route, ms', seen('services list', 'warm route'), 100),
    ...['sign-in', 'services list', ...screens].map((page) => verdict(`${page}, layout shift`, of(page).shift, maxShift)),
  ];
}
