const sign = '(?<sign>[+-]?)';
/** With a decimal point or comma, or without decimals. */
const plain = new RegExp(`^${sign}(?<whole>\\d{1,11})(?:[.,](?<decimals>\\d{1,2}))?$`);
/** With groups of thousands, and then with both decimals, so that 1.234 is never taken for one or the other. */
const grouped = [
  new RegExp(`^${sign}(?<whole>\\d{1,3}(?:[.' ]\\d{3})+),(?<decimals>\\d{2})$`),
  new RegExp(`^${sign}(?<whole>\\d{1,3}(?:[,' ]\\d{3})+)\\.(?<decimals>\\d{2})$`),
];

/** Returns an amount as integer cents, or null if it isn't one or could be read in two ways. Never rounds. */
export function centsFromText(text: string): number | null {
  const amount = text.replaceAll(/[\u{A0}\u{202F}]/gu, ' ').trim();
  const groups = [plain, ...grouped].map((pattern) => pattern.exec(amount)?.groups).find((match) => match !== undefined);
  if (groups === undefined) return null;
  const cents = Number(`${groups['whole']?.replaceAll(/\D/g, '')}${(groups['decimals'] ?? '').padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents)) return null;
  return groups['sign'] === '-' && cents !== 0 ? -cents : cents;
}
