import { spell, type Statement } from './recorded-sql.ts';

/** What was true of the recorded request only, and what stands for it in the script. */
export type Replacements = ReadonlyMap<string, string>;

/** What the script has to know of an answer: the beginning of a variable's name by the statement. */
const kept: ReadonlyArray<readonly [RegExp, string]> = [
  [/^update "invoice_counter"/, 'invoice_'],
  [/^insert into "service" /, 'service_'],
  [/^insert into "event_counter"/, 'event_'],
  [/^insert into "ledger_transaction"/, 'booking_'],
  [/^select "id" from "ledger_account" where "code" = 'client:/, 'account_'],
];

/** The events' numbers of the recorded client are these: none of them is anything else. */
export const firstSequence = 88_000_000;

/**
 * A script of pgbench that says what the API said, for another client each, with keys, numbers and names of its own. In its simple mode, in which variables count
 * within quotes too.
 */
export function orderScript(requests: readonly (readonly Statement[])[], replacements: Replacements, firstClient: number): string {
  const lines = [`\\set client ${firstClient} + :client_id`];
  requests.forEach((statements, index) => {
    // Each request has an Idempotency-Key of its own.
    lines.push(`\\set r${index} random(100000000000, 999999999999)`);
    for (const statement of statements) lines.push(said(spell(statement), replacements));
  });
  return `${lines.join('\n')}\n`;
}

function said(recorded: string, replacements: Replacements): string {
  const sequences = [...recorded.matchAll(/'(88\d{6})'/g)].map(([, sequence]) => Number(sequence));
  const newest = Math.max(...sequences);
  let sql = recorded.replaceAll(/'(88\d{6})'/g, (_whole, sequence: string) => `(:event_last_sequence - ${newest - Number(sequence)})`);
  const prefix = kept.find(([pattern]) => pattern.test(recorded))?.[1];
  // Two colons are a cast to pgbench: JSON has one before its numbers, and the code of an account one before the client's.
  for (const [one, other] of replacements)
    sql = sql.replaceAll(`":${one}`, `": ${other}`).replaceAll(`'client:${one}'`, `('client:' || ${other})`).replaceAll(one, other);
  return prefix === undefined ? `${sql};` : `${sql} \\gset ${prefix}`;
}
