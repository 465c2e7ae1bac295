const money = new Intl.NumberFormat('ru', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns amounts, days and sizes written in a story as Russian readers expect them; `undefined` for other text. */
export function russianFigure(text: string): string | undefined {
  if (/^-?€[\d,]+\.\d\d$/.test(text)) return money.format(Number(text.replaceAll(/[€,]/g, '')));
  if (/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}$/.test(text)) return day.format(new Date(`${text} UTC`));
  const [, amount, unit] = /^([\d.]+) (GB|TB|MB|kB)$/.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  return `${amount.replace('.', ',')} ${{ GB: 'ГБ', TB: 'ТБ', MB: 'МБ', kB: 'кБ' }[unit]}`;
}
