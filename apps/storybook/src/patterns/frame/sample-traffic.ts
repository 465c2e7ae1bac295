import type { AreaSeries } from '@portico/ui/area-chart';

const out = [
  31, 38, 44, 40, 36, 34, 35, 39, 46, 52, 50, 43, 33, 24, 18, 15, 16, 21, 27, 30, 28, 25, 23, 26, 34, 45, 56, 61, 60, 54, 46, 40, 37, 48,
  52, 51, 46, 38, 29, 23, 22, 27, 35, 44, 52, 51, 48, 56,
];
const into = [
  9, 11, 12, 14, 13, 12, 10, 11, 13, 16, 17, 15, 12, 9, 8, 7, 7, 8, 9, 11, 12, 11, 10, 9, 12, 15, 18, 20, 21, 19, 16, 14, 12, 15, 17, 16,
  15, 12, 10, 8, 8, 9, 12, 14, 17, 18, 16, 19,
];

/** Two days of a server's traffic, by hour, in megabits per second. */
export const traffic: { times: readonly number[]; series: readonly AreaSeries[] } = {
  times: out.map((_, index) => Date.UTC(2026, 10, 18, 21 + index)),
  series: [
    { id: 'out', label: 'Out', values: out, figure: '1.01 TB' },
    { id: 'in', label: 'In', values: into, figure: '412 GB' },
  ],
};
