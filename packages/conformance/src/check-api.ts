import { randomUUID } from 'node:crypto';
import type { OperationId } from '@portico/contract/operations';
import { Accounts } from './accounts.ts';
import { openBrowser } from './api-call.ts';
import { Check } from './check.ts';
import type { CodeSource } from './codes.ts';
import { operationsOf, readContract, type ContractDocument } from './contract/contract.ts';
import { responseCheckOf } from './contract/response-check.ts';
import { NotTried, Stopped } from './finding.ts';
import { chooseProfiles, operationsIn, rowsIn } from './profiles.ts';
import type { Row, RowResult } from './row.ts';
import { allRows } from './rows/all-rows.ts';
import { newPassword } from './rows/sign-up.ts';

export type CheckOptions = {
  /** The API's address, without `/v1`. */
  readonly url: string;
  /** Names of the core, of extensions, and the kit's own. Defaults to the core. */
  readonly profiles?: readonly string[];
  /** An account that reads, orders and pays. */
  readonly email?: string;
  readonly password?: string;
  /** An address to sign up with. `{id}` in it becomes a random text. */
  readonly newEmail?: string;
  /** True lets rows change something. */
  readonly write?: boolean;
  /** Where codes of mails and authenticators come from. Without one, rows that need one aren't tried. */
  readonly code?: CodeSource;
  /** The OpenAPI document. Defaults to the one of `@portico/contract`. */
  readonly contract?: ContractDocument;
  /** Called before anything is written, with what will be. */
  readonly announce?: (writes: readonly string[]) => void;
  /** Called after each row. */
  readonly onRow?: (result: RowResult) => void;
};

export type Report = {
  readonly url: string;
  readonly profiles: readonly string[];
  readonly rows: readonly RowResult[];
  /** Operations of the profiles that no row called. */
  readonly untried: readonly string[];
};

/**
 * Runs the rows of the chosen profiles against an API, one after the other.
 *
 * @throws UnknownProfile
 */
export async function checkApi(options: CheckOptions): Promise<Report> {
  const { url, write = false, contract = readContract(), announce, onRow } = options;
  const profiles = chooseProfiles(contract, options.profiles ?? ['core']);
  const operations = operationsIn(profiles, operationsOf(contract));
  const rows = rowsIn(profiles, operations, allRows);
  const tried = new Set<OperationId>();
  const parts = {
    operations,
    checkResponse: responseCheckOf(contract),
    accounts: accountsOf(options),
    code: options.code ?? (() => Promise.resolve(undefined)),
    openBrowser: () => openBrowser(url),
    tried,
  };
  if (write) announce?.([...new Set(rows.flatMap(({ writes }) => writes ?? []))]);
  const results: RowResult[] = [];
  for (const row of rows) {
    const result = await runRow(row, new Check(parts), write);
    results.push(result);
    onRow?.(result);
  }
  const untried = [...operations.values()].filter(({ id }) => !tried.has(id)).map(({ method, path }) => `${method} ${path}`);
  return { url, profiles: [...profiles], rows: results, untried };
}

function accountsOf({ url, email, password, newEmail, write = false }: CheckOptions): Accounts {
  const accounts = new Accounts();
  if (email !== undefined && password !== undefined) accounts.given = { email, password, token: null, browser: openBrowser(url) };
  if (write && newEmail !== undefined) {
    const address = newEmail.replace('{id}', randomUUID().slice(0, 13));
    accounts.fresh = { email: address, password: newPassword(), token: null, browser: openBrowser(url) };
  }
  return accounts;
}

async function runRow({ id, section, title, writes, run }: Row, check: Check, write: boolean): Promise<RowResult> {
  const named = { id, section, title };
  if (writes !== undefined && !write) return { ...named, outcome: 'not tried', findings: [], reason: `it ${writes}: --write` };
  let reason: string | null = null;
  try {
    await run(check);
  } catch (error) {
    if (error instanceof NotTried) reason = error.message;
    else if (!(error instanceof Stopped)) check.findings.push({ operation: 'the API', message: failureOf(error) });
  }
  const { findings } = check;
  if (findings.length > 0) return { ...named, outcome: 'differs', findings, reason: null };
  return { ...named, outcome: reason === null ? 'holds' : 'not tried', findings: [], reason };
}

/** fetch says only that it failed, and names the reason as its cause. */
function failureOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
