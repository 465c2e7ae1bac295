/** Prints a result once: `text` writes it for people, and `--json` prints it whole. */
export type Report = (result: Reported, text: (print: (line: string) => void) => void) => void;

export type Reported = { readonly [key: string]: Json };
type Json = string | number | boolean | null | undefined | Date | readonly Json[] | Reported;

/** Characters that could steer a terminal. JSON can escape them, so that nothing is lost. */
const steering = /[\u{7F}-\u{9F}\u{200E}\u{200F}\u{061C}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

export function createReport(print: (line: string) => void, isJson: boolean): Report {
  return (result, text) => (isJson ? print(jsonOf(result)) : text(print));
}

/** Returns the result with names as the API writes them: `amountCents` is `amount_cents`. Times are in ISO 8601, UTC. */
export function jsonOf(result: Reported): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(wireNames(result), null, 2).replaceAll(steering, escape);
}

function wireNames(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => wireNames(item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [snakeCase(name), wireNames(item)]));
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
