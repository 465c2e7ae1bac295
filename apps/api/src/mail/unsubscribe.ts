import { createSigner } from '../platform/secrets/signature.ts';
import type { Configuration } from '../platform/settings/configuration.ts';
import { topicColumns, type Topic } from './topics.ts';

export const unsubscribePath = '/v1/account/unsubscribe';

type UnsubscribeRequest = { userId: number; topic: Topic };

const textOf = ({ userId, topic }: UnsubscribeRequest) => `${userId} ${topic}`;

/** Ends mail of one topic to one user, and can do nothing else: it is good for as long as the mail is kept. */
export function unsubscribeLink(configuration: Configuration, request: UnsubscribeRequest): string {
  const signature = createSigner(configuration, 'unsubscribe').sign(textOf(request));
  return `${unsubscribePath}?${new URLSearchParams({ user: String(request.userId), topic: request.topic, signature }).toString()}`;
}

/** Undefined where a link was not signed so. */
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
