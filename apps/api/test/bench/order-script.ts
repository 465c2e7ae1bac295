import { spell, type Statement } from './recorded-sql.ts';

/** Values specific to the recorded request, and their replacements in the script. */
export type Replacements = ReadonlyMap<string, string>;

/** Results that the script needs: a statement pattern and the prefix of its variables. */
const kept: ReadonlyArray<readonly [RegExp, string]> = [
  [/^update "invoice_counter"/, 'invoice_'],
  [/^insert into "service" /, 'service_'],
  [/^insert into "event_counter"/, 'event_'],
  [/^insert into "ledger_transaction"/, 'booking_'],
  [/^select "id" from "ledger_account" where "code" = 'client:/, 'account_'],
];

/** Event numbers of the recorded client. They occur nowhere else in the recording. */
export const firstSequence = 88_000_000;

/**
 * Builds a pgbench script that runs the API's statements for a different client each time, with new keys, numbers and names. It uses simple
 * mode, where variables are replaced within quotes too.
 */
export function orderScript(requests: readonly (readonly Statement[])[], replacements: Replacements, firstClient: number): string {
  const lines = [`\\set client ${firstClient} + :client_id`];
  requests.forEach((statements, index) => {
    // Each request needs a new Idempotency-Key.
    lines.push(`\\set r${index} random(100000000000, 999999999999)`);
    for (const statement of statements) lines.push(replaceValues(spell(statement), replacements));
  });
  return `${lines.join('\n')}\n`;
}

function replaceValues(recorded: string, replacements: Replacements): string {
  const sequences = [...recorded.matchAll(/'(88\d{6})'/g)].map(([, sequence]) => Number(sequence));
  const newest = Math.max(...sequences);
  let sql = recorded.replaceAll(/'(88\d{6})'/g, (_whole, sequence: string) => `(:event_last_sequence - ${newest - Number(sequence)})`);
  const prefix = kept.find(([pattern]) => pattern.test(recorded))?.[1];
  // pgbench reads two colons as a cast. JSON has a colon before its numbers, and an account's code before its client id.
  for (const [one, other] of replacements)
    sql = sql.replaceAll(`":${one}`, `": ${other}`).replaceAll(`'client:${one}'`, `('client:' || ${other})`).replaceAll(one, other);
  return prefix === undefined ? `${sql};` : `${sql} \\gset ${prefix}`;
}
