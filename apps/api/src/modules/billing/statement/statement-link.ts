import type { Language } from '@portico/contract';
import { languages } from '@portico/contract/languages';
import { createSigner } from '../../../platform/secrets/signature.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';

export const statementPath = '/v1/invoice/statement/file';
export const statementFileName = 'balance-statement.csv';
const linkMs = 5 * 60_000;

type StatementOwner = { clientId: number; locale: Language };

const textOf = ({ clientId, locale, until }: StatementOwner & { until: number }) => `${clientId} ${locale} ${until}`;

/** Returns a signed link to a client's statement, valid for five minutes without a token. */
export function statementLink(configuration: Configuration, { clientId, locale }: StatementOwner, now: Date): string {
  const until = Math.ceil((now.getTime() + linkMs) / 1_000);
  const signature = createSigner(configuration, 'statement link').sign(textOf({ clientId, locale, until }));
  return `${statementPath}?${new URLSearchParams({ client: String(clientId), locale, until: String(until), signature }).toString()}`;
}

/** Returns the client and language of a verified link, or undefined if the signature is invalid or the link has expired. */
export function readStatementLink(
  configuration: Configuration,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): StatementOwner | undefined {
  const { client, until, signature } = query;
  const locale = languages.find((one) => one === query['locale']);
  if (locale === undefined || typeof client !== 'string' || typeof until !== 'string' || typeof signature !== 'string') return undefined;
  if (![client, until].every((text) => /^[1-9]\d{0,11}$/.test(text))) return undefined;
  const whose = { clientId: Number(client), locale, until: Number(until) };
  const isGood = whose.until * 1_000 > now.getTime() && createSigner(configuration, 'statement link').isSigned(textOf(whose), signature);
  return isGood ? { clientId: whose.clientId, locale } : undefined;
}
