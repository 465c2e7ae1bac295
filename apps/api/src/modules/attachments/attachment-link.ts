import { createSigner } from '../../platform/secrets/signature.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { linkSlotMs } from './attachments.policy.ts';

export const contentPath = '/v1/file/content';
export const variants = ['full', 'preview'] as const;
export type Variant = (typeof variants)[number];

export type LinkParts = { id: string; variant: Variant; until: number };
/** Builds a signed, time-limited URL that works without a token. */
export type Links = (id: string, variant: Variant) => string;

const textOf = ({ id, variant, until }: LinkParts) => `${id} ${variant} ${until}`;

/** `minutes` is the minimum lifetime of the links. Without it, links last one to two slots. */
export function linksOf(configuration: Configuration, now: Date, minutes = 0): Links {
  const signer = createSigner(configuration, 'file link');
  const slot = Math.ceil((now.getTime() + minutes * 60_000) / linkSlotMs) + 1;
  const until = (slot * linkSlotMs) / 1_000;
  return (id, variant) => {
    const signature = signer.sign(textOf({ id, variant, until }));
    return `${contentPath}?${new URLSearchParams({ id, variant, until: String(until), signature }).toString()}`;
  };
}

/** Returns the verified link parts, or undefined if the signature is invalid or the link has expired. */
export function readLink(configuration: Configuration, query: Readonly<Record<string, unknown>>, now: Date): LinkParts | undefined {
  const { id, variant, until, signature } = query;
  const known = variants.find((one) => one === variant);
  if (known === undefined || typeof id !== 'string' || typeof signature !== 'string') return undefined;
  if (typeof until !== 'string' || !/^[1-9]\d{0,11}$/.test(until)) return undefined;
  const parts = { id, variant: known, until: Number(until) };
  const isGood = parts.until * 1_000 > now.getTime() && createSigner(configuration, 'file link').isSigned(textOf(parts), signature);
  return isGood ? parts : undefined;
}
