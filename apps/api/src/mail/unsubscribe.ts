import { createSigner } from '../platform/secrets/signature.ts';
import type { Configuration } from '../platform/settings/configuration.ts';
import { topicColumns, type Topic } from './topics.ts';

export const unsubscribePath = '/v1/account/unsubscribe';

type UnsubscribeRequest = { userId: number; topic: Topic };

const textOf = ({ userId, topic }: UnsubscribeRequest) => `${userId} ${topic}`;

/**
 * Returns a link that unsubscribes one user from one topic and does nothing else. It doesn't expire, because old mails must keep working.
 */
export function unsubscribeLink(configuration: Configuration, request: UnsubscribeRequest): string {
  const signature = createSigner(configuration, 'unsubscribe').sign(textOf(request));
  return `${unsubscribePath}?${new URLSearchParams({ user: String(request.userId), topic: request.topic, signature }).toString()}`;
}

/** Returns undefined if the signature is invalid. */
export function readUnsubscribeLink(
  configuration: Configuration,
  query: Readonly<Record<string, unknown>>,
): UnsubscribeRequest | undefined {
  const { user, topic, signature } = query;
  if (typeof user !== 'string' || !/^[1-9]\d{0,9}$/.test(user) || typeof signature !== 'string') return undefined;
  const known = (Object.keys(topicColumns) as Topic[]).find((one) => one === topic);
  if (known === undefined) return undefined;
  const request = { userId: Number(user), topic: known };
  return createSigner(configuration, 'unsubscribe').isSigned(textOf(request), signature) ? request : undefined;
}
