import type { ReactElement } from 'react';
import { Columns } from './columns.tsx';

const tags = { en: 'en-US', ru: 'ru' } as const;
const moment = new Date('2026-12-04T14:30:00Z');

const formats: readonly (readonly [what: string, write: (tag: string) => string])[] = [
  ['A day', (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(moment)],
  ['A moment', (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(moment)],
  ['How long ago', (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-5, 'minute')],
  ['A sum', (tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(1788)],
  ['A share', (tag) => new Intl.NumberFormat(tag, { style: 'percent' }).format(0.4)],
  ['Traffic', (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'terabyte', maximumFractionDigits: 2 }).format(1.42)],
  ['A list', (tag) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(['Debian 13', 'RAID 1', 'IPv6'])],
];

/** Formatted by the browser at render time. */
export function Formats(): ReactElement {
  return <Columns rows={formats.map(([what, write]) => ({ id: what, what, en: write(tags.en), ru: write(tags.ru) }))} />;
}
