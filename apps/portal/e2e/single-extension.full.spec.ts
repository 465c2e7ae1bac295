import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { ServiceList } from '@portico/contract';
import { extensions } from '@portico/contract/operations';
import type { ExtensionName, OperationId } from '@portico/contract/operations';
import { requiredExtensions } from '@portico/contract/requirements';
import { offersPage } from '../src/operations/offers/offers.ts';
import { startLimitedApi } from './support/limited-api.ts';
import { test } from './support/portal-fixture.ts';
import type { RunningApi } from './support/running-api.ts';
import { serveStaticPortal } from './support/static-portal.ts';
import { say } from './support/texts.ts';
import { signInAsDemo } from './support/visitor.ts';

const t = say('en');

/** Stands for the address of the demo's busiest server. */
const server = '/services/{server}';

/** Every page that a signed-in customer can open by its address, with the demo's data. */
const memberPages = [
  '/settings/client',
  '/settings/payment',
  '/settings/notifications',
  '/settings/user',
  '/invoices',
  '/invoices/statement',
  '/invoices/invoice/10040',
  '/services/create',
  '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de',
  '/services/my',
  ...['', '/network', '/console', '/iso', '/reinstall', '/traffic', '/cancellation', '/activity'].map((tab) => `${server}${tab}`),
  '/traffic-pool',
  '/supports/tickets',
  '/supports/tickets/3',
  '/supports/create-ticket',
  '/supports/faq',
];
const guestPages = [
  '/auth/login',
  '/auth/signup',
  '/auth/verify-account?email=mira%40example.com',
  '/auth/end-session',
  '/auth/accept-invitation',
];

type Brought = {
  /** What its pages ask for. */
  readonly asks?: readonly OperationId[];
  /** An address and a text that it shows there. */
  readonly shows?: readonly [address: string, text: string];
};

/** What the pages show of an extension before anything is pressed. Empty for one that shows itself within an action. */
const brought: Readonly<Record<ExtensionName, Brought>> = {
  sessions: { asks: ['listSessions'], shows: ['/settings/user', t('settings.sessions.title')] },
  activity: { asks: ['listActivity'] },
  'verification-codes': { shows: ['/auth/verify-account?email=mira%40example.com', t('register.verify.resend')] },
  passkeys: { asks: ['listPasskeys'] },
  'recovery-codes': {},
  confirmation: {},
  profile: { asks: ['getClientProfile'] },
  people: { asks: ['listClientUsers'] },
  'payment-settings': { asks: ['getPaymentSettings'] },
  notifications: { asks: ['getNotificationPreferences'], shows: ['/settings/notifications', t('settings.notifications.title')] },
  telegram: { asks: ['getTelegramLink'] },
  impersonation: { asks: ['listImpersonations'] },
  tax: { asks: ['getTaxTerms'] },
  quotes: {},
  promo: {},
  'order-cancellation': {},
  documents: {},
  statement: { asks: ['listBalanceEntries'] },
  cards: { asks: ['listCards'] },
  payments: {},
  services: { asks: ['listServices', 'getService'], shows: ['/services/my', 'edge-fra-01.acme.dev'] },
  'service-activity': { asks: ['listServiceActivity'] },
  actions: {},
  power: { shows: [server, t('service.power.stop')] },
  vnc: { shows: [server, t('service.vnc.enable')] },
  console: { asks: ['openConsole'] },
  'root-password': { shows: [server, t('service.access.root-password')] },
  'ssh-keys': { shows: [server, t('service.access.ssh-key')] },
  iso: { asks: ['listIsoImages'] },
  reinstall: { asks: ['listOperatingSystems'] },
  rdns: { asks: ['listRdns'] },
  metrics: { asks: ['getServiceMetrics'] },
  cancellation: { shows: [`${server}/cancellation`, t('service.cancellation.review')] },
  traffic: { asks: ['getTrafficPool', 'listTrafficMovements'] },
  tickets: { asks: ['listTickets', 'getTicket'] },
  files: { shows: ['/supports/create-ticket', t('support.files.choose')] },
  faq: { asks: ['listFaq'] },
  events: { asks: ['streamEvents'] },
};

/** An extension with the one that it requires. */
const withBase = (name: ExtensionName) => [...[requiredExtensions[name]].filter((base) => base !== undefined), name];

async function serverIdOf(api: RunningApi): Promise<number> {
  const { accessToken } = await signInAsDemo(api);
  const list = await fetch(`${api.origin}/v1/service?status=active`, { headers: { authorization: `Bearer ${accessToken}` } });
  const { items } = (await list.json()) as ServiceList;
  return items.find(({ hostname }) => hostname === 'edge-fra-01.acme.dev')?.id ?? 0;
}

/** Starts the portal on a static host, in front of an API with these extensions alone. */
async function startPortal(page: Page, api: RunningApi, offer: readonly string[]) {
  const limited = await startLimitedApi(api.origin, offer);
  const portal = await serveStaticPortal(limited.url, { extensions: offer });
  const serverId = await serverIdOf(api);
  const troubles: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    // What is asked for and not offered is found by the API.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) troubles.push(text);
    if (message.type() === 'warning') warnings.push(text);
  });
  return {
    ...limited,
    troubles,
    warnings,
    async open(address: string) {
      await page.goto(`${portal.origin}${address.replace('{server}', String(serverId))}`);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
    },
    async enter() {
      const { accessToken, user } = await signInAsDemo(api);
      await page.goto(`${portal.origin}/boot.js`);
      await page.evaluate(
        ([token, stored]) => {
          localStorage.setItem('auth_user', stored);
          localStorage.setItem('accessToken', token);
        },
        [accessToken, JSON.stringify({ ...user, extensions: offer })] as const,
      );
    },
    async close() {
      await page.goto('about:blank');
      await Promise.all([limited.close(), portal.close()]);
    },
  };
}

for (const name of extensions) {
  test(`the portal shows ${name} in front of an API without any other extension, and asks for nothing else`, async ({ page, api }) => {
    const offer = withBase(name);
    const portal = await startPortal(page, api, offer);
    const { asks = [], shows: [where, text] = [] } = brought[name];
    const open = async (address: string) => {
      await portal.open(address);
      if (address === where) await expect(page.getByText(text ?? '').first(), `${name} at ${address}`).toBeVisible();
    };
    const exists = (address: string) => offersPage(offer, address.replace('{server}', '1').split('?', 1)[0] ?? '');
    for (const address of guestPages.filter(exists)) await open(address);
    await portal.enter();
    for (const address of memberPages.filter(exists)) await open(address);
    for (const operation of asks) await expect.poll(() => [...portal.requested], { message: `${name} asks` }).toContain(operation);
    expect([portal.refused, portal.troubles]).toEqual([[], []]);
    await portal.close();
  });
}

test('extensions without the one that they require are absent, and the console says so', async ({ page, api }) => {
  const offer = Object.keys(requiredExtensions);
  const portal = await startPortal(page, api, offer);
  await portal.enter();
  await portal.open('/settings/user');
  // Orders and invoices are left.
  await expect(page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link')).toHaveCount(2);
  await portal.open('/services/7/iso');
  await expect(page.getByRole('heading', { level: 1, name: t('access.closed.not-offered') })).toBeVisible();
  await expect.poll(() => portal.warnings).toEqual([expect.stringContaining('iso requires services')]);
  expect([portal.refused, portal.troubles]).toEqual([[], []]);
  await portal.close();
});
