import type { ServiceFeature } from '@portico/contract';
import type { Check } from '../check.ts';
import { listIn, textIn, type Fields } from '../fields.ts';

/** Returns an active service of the main account, whose host offers the feature. Without one, the row isn't tried. */
export async function activeService(check: Check, feature?: ServiceFeature): Promise<Fields> {
  const services = await activeServices(check);
  const service = services.find((one) => feature === undefined || featuresOf(one).includes(feature));
  const missing = feature === undefined ? 'no active service' : `no active service that offers ${feature}`;
  return service ?? check.notTried(`the account has ${missing}`);
}

export async function activeServices(check: Check): Promise<readonly Fields[]> {
  return listIn(await check.ok('listServices', { query: { page: 1, 'per-page': 25, status: 'active' } }), 'items');
}

export function featuresOf({ features }: Fields): readonly unknown[] {
  return Array.isArray(features) ? features : [];
}

const maxWaitMs = 300_000;
const pauseMs = 500;

/** Waits for the end of an action, and reports one that fails or takes longer than five minutes. */
export async function expectDone(check: Check, action: Fields): Promise<void> {
  const query = { id: textIn(action, 'id') };
  for (const until = Date.now() + maxWaitMs; Date.now() < until;) {
    const { status } = await check.ok('getAction', { query });
    if (status !== 'running') return check.expect(status === 'success', 'getAction', `the action ends as ${JSON.stringify(status)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  check.differs('getAction', 'the action still runs after 5 minutes');
}
