import { expect as expectSoon } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { test as base } from './support/portal-fixture.ts';
import { startApi, startDatabase } from './support/running-api.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';

// No speed claims: a busy machine takes its time.
base.describe.configure({ timeout: 600_000, mode: 'serial' });
const expect = expectSoon.configure({ timeout: 45_000 });

type Say = ReturnType<typeof say>;
type Act = (page: Page, t: Say, hostname: string) => Promise<void>;

const edge = 'edge-fra-01.acme.dev';
const backup = 'backup-hel.acme.dev';

const press = (page: Page, label: string) => page.getByRole('main').getByRole('button', { name: label, exact: true }).click();

const confirm = (page: Page, label: string) => page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();

/** Runs a power action from the header's buttons and confirms its question. */
const power =
  (name: 'stop' | 'restart'): Act =>
  async (page, t) => {
    await press(page, t(`service.power.${name}`));
    await confirm(page, t(`service.power.${name}`));
  };

const forceOff: Act = async (page, t) => {
  await press(page, t('service.more'));
  await page.getByRole('menuitem', { name: t('service.power.force-off') }).click();
  await confirm(page, t('service.power.force-off'));
};

const enableVnc: Act = async (page, t) => {
  await press(page, t('service.vnc.enable'));
  await page.getByRole('dialog').getByLabel(t('service.vnc.password'), { exact: true }).fill('k7Qm2Xtd');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('service.vnc.enable') })
    .click();
};

const mountIso: Act = async (page, t) => {
  await page.getByRole('radio').first().check({ force: true });
  await press(page, t('service.iso.mount'));
};

const resetRootPassword: Act = async (page, t) => {
  await press(page, t('service.access.reset'));
  await confirm(page, t('service.access.reset-confirm'));
};

const setSshKey: Act = async (page, t) => {
  await page.getByRole('button', { name: /SSH/u }).first().click();
  await page
    .getByLabel(t('service.access.public-key'))
    .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f journey@laptop');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('service.access.save-key') })
    .click();
};

const reinstall: Act = async (page, t, hostname) => {
  await page.getByRole('radio', { name: 'Debian 13' }).check({ force: true });
  const raid = page.getByRole('radiogroup', { name: t('service.reinstall.raid') }).getByRole('radio');
  if ((await raid.count()) > 0) await raid.first().check({ force: true });
  await press(page, t('service.reinstall.review'));
  const question = page.getByRole('alertdialog');
  await question.getByLabel(t('service.reinstall.typed', { hostname })).fill(hostname);
  await confirm(page, t('service.reinstall.confirm'));
};

/** Every command, each on a server that allows it. A failed command changes nothing, so the order does not matter. */
const commands: readonly { readonly name: string; readonly hostname: string; readonly tab: string; readonly act: Act }[] = [
  { name: 'start', hostname: backup, tab: '', act: async (page, t) => press(page, t('service.power.start')) },
  { name: 'mount-iso', hostname: backup, tab: '/iso', act: mountIso },
  { name: 'stop', hostname: edge, tab: '', act: power('stop') },
  { name: 'restart', hostname: edge, tab: '', act: power('restart') },
  { name: 'force-off', hostname: edge, tab: '', act: forceOff },
  { name: 'enable-vnc', hostname: backup, tab: '', act: enableVnc },
  { name: 'disable-vnc', hostname: edge, tab: '', act: async (page, t) => press(page, t('service.vnc.disable')) },
  { name: 'reset-root-password', hostname: edge, tab: '', act: resetRootPassword },
  { name: 'set-ssh-key', hostname: edge, tab: '', act: setSshKey },
  { name: 'unmount-iso', hostname: edge, tab: '/iso', act: async (page, t) => press(page, t('service.iso.unmount')) },
  { name: 'reinstall', hostname: edge, tab: '/reinstall', act: reinstall },
];

/** A driver that fails at the end, one that never ends and one that can't be reached. */
const faults = [
  { name: 'the driver reports an error', why: 'news.error.failed', settings: { SIMULATOR_FAULTS: 'fail:1' } },
  { name: 'the action never ends', why: 'news.error.timeout', settings: { SIMULATOR_FAULTS: 'hang:1', ACTION_TIMEOUT_SECONDS: '1' } },
  {
    name: 'the connection is lost',
    why: 'news.error.unavailable',
    settings: { SIMULATOR_FAULTS: 'lose-before:1', DRIVER_PATIENCE_SECONDS: '1' },
  },
] as const;

async function open(page: Page, origin: string, hostname: string, tab: string): Promise<void> {
  await page.goto(`${origin}/services/my`);
  await page.getByRole('link', { name: hostname, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: hostname })).toBeVisible();
  if (tab !== '') await page.goto(`${new URL(page.url()).href}${tab}`);
}

/** The demo's sign-ins need the password again after ten minutes, which a slow machine can exceed. */
async function confirmWhereAsked(page: Page, t: Say): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('access.confirm-password.title') });
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByLabel(t('access.confirm-password.password'), { exact: true }).fill('Portico-2026');
    await dialog.getByRole('button', { name: t('access.confirm-password.submit') }).click();
  });
}

/** Stops one server, and turns VNC on and mounts an image on another, while the data centre still works. */
async function prepare(browser: Browser, databaseUrl: string): Promise<void> {
  const api = await startApi({ DATABASE_URL: databaseUrl });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const t = say('en');
    await enterAsDemo(page, api);
    for (const [hostname, tab, name, act] of [
      [backup, '', 'stop', power('stop')],
      [edge, '', 'enable-vnc', enableVnc],
      [edge, '/iso', 'mount-iso', mountIso],
    ] as const) {
      await open(page, api.origin, hostname, tab);
      await act(page, t, hostname);
      await expect(page.getByText(t(`news.done.${name}`, { hostname }))).toBeVisible();
    }
    await page.close();
  } finally {
    await api.stop();
  }
}

const test = base.extend<object, { readonly database: string }>({
  database: [
    async ({ browser }, use) => {
      const database = await startDatabase();
      try {
        await prepare(browser, database.url);
        await use(database.url);
      } finally {
        await database.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

for (const locale of ['en', 'ru'] as const satisfies readonly Locale[]) {
  for (const { name, why, settings } of faults) {
    test(`${name}: each action shows that it failed and why, on its own server (${locale})`, async ({ page, database }) => {
      const api = await startApi({ DATABASE_URL: database, ...settings });
      try {
        const t = say(locale);
        await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
        await enterAsDemo(page, api);
        page.setDefaultTimeout(60_000);
        await confirmWhereAsked(page, t);
        for (const command of commands) {
          await test.step(command.name, async () => {
            await open(page, api.origin, command.hostname, command.tab);
            await command.act(page, t, command.hostname);
            const alert = page
              .getByRole('main')
              .getByRole('alert')
              .filter({ hasText: t(`news.failed.${command.name}`, { hostname: command.hostname }) });
            await expect(alert).toContainText(t(why));
          });
        }
      } finally {
        await api.stop();
      }
    });
  }
}
