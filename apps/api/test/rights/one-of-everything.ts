import { openSession } from '../../src/modules/auth/sessions/session.ts';
import { attach } from '../attachments/attach.ts';
import { success } from '../contract-client.ts';
import { passkeyDevice } from '../passkey-device.ts';
import { passkeyPeople } from '../passkey-people.ts';
import { savedCard } from '../payments/saved-card.ts';
import { someEmail, usualRoles } from '../people.ts';
import { balance, decideOnSandbox, shopper, type Shopper } from '../shop.ts';
import type { Registered, TestApi } from '../test-api.ts';
import { openTicket } from '../tickets/support-desk.ts';
import type { OwnIds } from './own-ids.ts';

/** The API's configured origin, because passkeys belong to one. */
export const origin = 'https://portal.example.com';

type Colleagues = { user: number; sessionOf: number };

/**
 * Creates an account with one of everything that operations take the id of. `user` is a colleague; `session` belongs to the colleague
 * `sessionOf`.
 */
export async function oneOfEverything(api: TestApi, main: Registered, { user, sessionOf }: Colleagues): Promise<OwnIds> {
  const shop = shopper(api.call, main.token);
  const invited = await api.call('inviteClientUser', { token: main.token, body: { email: someEmail(), roles: usualRoles } });
  return {
    invoice: await shop.order(),
    payment: (await shop.topUp(50)).paymentId,
    user,
    invitation: success(invited).id,
    ...(await serviceOf(api, shop)),
    ticket: await openTicket(api, main.token),
    file: (await attach(api, main.token)).id,
    card: await savedCard(api.app, main.user.id),
    session: (await openSessionOf(api, sessionOf)).sessionId,
    passkey: (await passkeyPeople(api, origin).add(main.token, passkeyDevice(origin))).id,
  };
}

/** Creates an active service and an action on it. */
async function serviceOf(api: TestApi, shop: Shopper): Promise<Pick<OwnIds, 'service' | 'action'>> {
  const { url, paymentId } = await shop.topUp(50);
  // The payment page is at the public address, which nothing serves in a test.
  await decideOnSandbox(url.replace(origin, api.url), 'pay');
  await shop.sync(paymentId);
  success(await shop.pay(await shop.order(), balance));
  const [service] = await shop.activeServices(1);
  const query = { id: service?.id ?? 0 };
  const action = success(await api.call('changeServicePower', { token: shop.token, query, body: { action: 'restart' } }));
  return { service: query.id, action: action.id };
}

export const openSessionOf = ({ app }: TestApi, userId: number, now = new Date()) =>
  app.database.transaction((tx) => openSession(app, tx, { userId, rememberMe: false, ipAddress: '127.0.0.1', userAgent: '', now }));
