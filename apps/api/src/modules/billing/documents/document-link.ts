import type { Language } from '@portico/contract';
import { languages } from '@portico/contract/languages';
import { createSigner } from '../../../platform/secrets/signature.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';

export const documentPath = '/v1/invoice/pdf';
const kinds = ['invoice', 'creditNote'] as const;
const linkMs = 5 * 60_000;

export type DocumentName = { kind: (typeof kinds)[number]; id: number; locale: Language };
type LinkParts = DocumentName & { until: number };

const textOf = ({ kind, id, locale, until }: LinkParts) => `${kind} ${id} ${locale} ${until}`;

/** Returns a signed link to a PDF, valid for five minutes without a token. */
export function documentLink(configuration: Configuration, name: DocumentName, now: Date): string {
  const parts = { ...name, until: Math.ceil((now.getTime() + linkMs) / 1_000) };
  const signature = createSigner(configuration, 'document link').sign(textOf(parts));
  const { kind, id, locale, until } = parts;
  return `${documentPath}?${new URLSearchParams({ kind, id: String(id), locale, until: String(until), signature }).toString()}`;
}

/** Returns the parts of a verified link, or undefined if the signature is invalid or the link has expired. */
export function readDocumentLink(
  configuration: Configuration,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): DocumentName | undefined {
  const kind = kinds.find((one) => one === query['kind']);
  const locale = languages.find((one) => one === query['locale']);
  const id = wholeNumber(query['id']);
  const until = wholeNumber(query['until']);
  const { signature } = query;
  if (kind === undefined || locale === undefined || id === undefined || until === undefined || typeof signature !== 'string')
    return undefined;
  const isGood =
    until * 1_000 > now.getTime() && createSigner(configuration, 'document link').isSigned(textOf({ kind, id, locale, until }), signature);
  return isGood ? { kind, id, locale } : undefined;
}

function wholeNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined;
}
