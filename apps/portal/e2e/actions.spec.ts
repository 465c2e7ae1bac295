import { expect as expectSoon } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';
import { dailyIf, fullOnly } from './support/daily-if.ts';

// Each journey waits for several server actions, the first for half a minute, so the file's name comes early in the alphabet: Playwright
// starts files in that order. No speed claims: a busy machine takes its time.
test.describe.configure({ timeout: 240_000 });
const expect = expectSoon.configure({ timeout: 45_000 });

const edge = 'edge-fra-01.acme.dev';
const demoPassword = 'Portico-2026';

/** Opens the page of one of the demo client's servers by its name in the list. */
async function openServer(page: Page, origin: string, hostname = edge): Promise<string> {
  await page.goto(`${origin}/services/my`);
  await page.getByRole('link', { name: hostname, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: hostname })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Opens a second tab of the same person, which must update without a reload. */
async function secondTab(page: Page, address: string): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(address);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  return second;
}

/** Confirms the password if the portal asks for it; a recent sign-in needs no confirmation. */
async function confirmIfAsked(page: Page, done: () => Promise<void>): Promise<void> {
  const t = say('en');
  const dialog = page.getByRole('dialog', { name: t('access.confirm-password.title') });
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByLabel(t('access.confirm-password.password'), { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: t('access.confirm-password.submit') }).click();
  });
  await done();
  await page.removeLocatorHandler(dialog);
}

for (const locale of ['en', 'ru'] as const satisfies readonly Locale[]) {
  test(
    `a customer stops, starts and restarts a server, and a second tab follows without a reload (${locale})`,
    dailyIf(locale === 'en'),
    async ({ page, context, apiWithSlowServers: api }) => {
      const t = say(locale);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsDemo(page, api, null);
      await openServer(page, api.origin);
      const second = await context.newPage();
      await second.goto(`${api.origin}/services/my`);
      const row = second.getByRole('row', { name: edge });
      await expect(row).toContainText(t('services.status.active'));

      const act = async (label: string, question: string) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: t(label), exact: true })
          .click();
        await page
          .getByRole('alertdialog', { name: t(question, { hostname: edge }) })
          .getByRole('button', { name: t(label), exact: true })
          .click();
      };
      await act('service.power.stop', 'service.power.stop-title');
      await Promise.all([
        expect(page.getByRole('progressbar', { name: t('services.action.stop') })).toBeVisible(),
        expect(row).toContainText(t('services.action.stop')),
      ]);
      await expect(row).toContainText(t('services.power.stopped'));
      await expect(page.getByText(t('news.done.stop', { hostname: edge }))).toBeVisible();

      await page
        .getByRole('main')
        .getByRole('button', { name: t('service.power.start'), exact: true })
        .click();
      await expect(row).not.toContainText(t('services.power.stopped'));
      await expect(page.getByText(t('news.done.start', { hostname: edge }))).toBeVisible();

      await act('service.power.restart', 'service.power.restart-title');
      await expect(page.getByText(t('news.done.restart', { hostname: edge }))).toBeVisible();
      await page.getByRole('link', { name: t('service.tab.activity'), exact: true }).click();
      await expect(page.getByRole('row', { name: t('service.activity.restart') }).first()).toContainText(t('service.activity.success'));
    },
  );
}

test(
  'a customer resets the root password, turns VNC on and off and sets an SSH key, and a second tab follows',
  fullOnly,
  async ({ page, api }) => {
    const t = say('en');
    await enterAsDemo(page, api, null);
    await openServer(page, api.origin);
    const second = await secondTab(page, page.url());
    const activity = await secondTab(page, `${page.url()}/activity`);
    const done = (what: string) =>
      expect(activity.getByRole('row', { name: t(`service.activity.${what}`) }).first()).toContainText(t('service.activity.success'));
    await confirmIfAsked(page, async () => {
      await page.getByRole('button', { name: t('service.access.reset'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('service.access.reset-confirm') })
        .click();
      await expect(page.getByText(t('news.done.reset-root-password', { hostname: edge }))).toBeVisible();
      await done('reset-root-password');
      const name = t('service.access.root-password');
      await page.getByRole('button', { name: t('service.access.show', { what: name }) }).click();
      await expect(page.getByRole('button', { name: t('service.access.copy', { what: name }) })).toBeVisible();

      await page.getByRole('button', { name: t('service.vnc.enable'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('service.vnc.password'), { exact: true }).fill('k7Qm2Xtd');
      await dialog.getByRole('button', { name: t('service.vnc.enable') }).click();
      await expect(page.getByRole('region', { name: t('service.vnc'), exact: true })).toContainText(t('service.vnc.enabled'));
      await expect(second.getByRole('region', { name: t('service.vnc'), exact: true })).toContainText(t('service.vnc.enabled'));
      await page.getByRole('button', { name: t('service.access.show', { what: t('service.vnc.password') }) }).click();
      await expect(page.getByText('k7Qm2Xtd')).toBeVisible();
      await page.getByRole('button', { name: t('service.vnc.disable') }).click();
      await expect(page.getByRole('region', { name: t('service.vnc'), exact: true })).toContainText(t('service.vnc.disabled'));
      await expect(second.getByRole('region', { name: t('service.vnc'), exact: true })).toContainText(t('service.vnc.disabled'));

      await page.getByRole('button', { name: /SSH key/u }).click();
      await page
        .getByLabel(t('service.access.public-key'))
        .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f journey@laptop');
      await page.getByRole('button', { name: t('service.access.save-key') }).click();
      await expect(page.getByText('ed25519 journey@laptop')).toBeVisible();
      await expect(second.getByText('ed25519 journey@laptop')).toBeVisible();
    });
  },
);

test(
  'a customer mounts an image with a restart, unmounts it and reinstalls the server, and a second tab follows',
  fullOnly,
  async ({ page, api }) => {
    const t = say('en');
    await enterAsDemo(page, api, null);
    const address = await openServer(page, api.origin);
    const second = await secondTab(page, `${api.origin}${address}/iso`);
    await page.goto(`${api.origin}${address}/iso`);
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('checkbox', { name: t('service.iso.boot') }).check({ force: true });
    await page.getByRole('button', { name: t('service.iso.mount'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('service.iso.mount-and-restart') })
      .click();
    await expect(page.getByText(t('news.done.mount-iso', { hostname: edge }))).toBeVisible();
    await expect(second.getByText(t('service.iso.none'))).toHaveCount(0);
    await page.getByRole('button', { name: t('service.iso.unmount'), exact: true }).click();
    await expect(page.getByText(t('service.iso.none'))).toBeVisible();
    await expect(second.getByText(t('service.iso.none'))).toBeVisible();
    await second.getByRole('link', { name: t('service.tab.activity'), exact: true }).click();

    await page.goto(`${api.origin}${address}/reinstall`);
    await confirmIfAsked(page, async () => {
      await page.getByRole('radio', { name: 'Debian 13' }).check({ force: true });
      const review = page.getByRole('button', { name: t('service.reinstall.review') });
      const raid = page.getByRole('radiogroup', { name: t('service.reinstall.raid') }).getByRole('radio');
      if ((await raid.count()) > 0) await raid.first().check({ force: true });
      await review.click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(t('service.reinstall.all-data', { hostname: edge }));
      await question.getByLabel(t('service.reinstall.typed', { hostname: edge })).fill(edge);
      await question.getByRole('button', { name: t('service.reinstall.confirm') }).click();
      await expect(page.getByText(t('news.done.reinstall', { hostname: edge }))).toBeVisible({ timeout: 20_000 });
      await expect(second.getByRole('row', { name: t('service.activity.reinstall') }).first()).toContainText(t('service.activity.success'));
    });
  },
);

test('a customer changes, adds and removes reverse DNS names with undo, and a second tab follows', fullOnly, async ({ page, api }) => {
  const t = say('en');
  await enterAsDemo(page, api, null);
  const address = await openServer(page, api.origin);
  const second = await secondTab(page, `${api.origin}${address}/network`);
  const followed = second.getByRole('row', { name: /::beef/u });
  await page.goto(`${api.origin}${address}/network`);
  await page.getByRole('button', { name: t('service.rdns.edit', { ip: '203.0.113.24' }) }).click();
  await page.getByRole('textbox', { name: t('service.rdns.name-of', { ip: '203.0.113.24' }) }).fill('mx.acme.dev');
  await page.getByRole('button', { name: t('service.rdns.save') }).click();
  await expect(page.getByRole('row', { name: '203.0.113.24' })).toContainText('mx.acme.dev');
  await expect(second.getByRole('row', { name: '203.0.113.24' })).toContainText('mx.acme.dev');

  await page.getByRole('button', { name: t('service.rdns.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('service.rdns.suffix')).fill('::beef');
  await dialog.getByLabel(t('service.rdns.name'), { exact: true }).fill('beef.acme.dev');
  await dialog.getByRole('button', { name: t('service.rdns.add-submit', { count: 1 }) }).click();
  const row = page.getByRole('row', { name: /::beef/u });
  await expect(row).toContainText('beef.acme.dev');
  await expect(followed).toContainText('beef.acme.dev');
  await row.getByRole('button', { name: /Remove/u }).click();
  await expect(row).toHaveCount(0);
  await expect(followed).toHaveCount(0);
  await page.getByRole('button', { name: t('service.rdns.undo') }).click();
  await expect(row).toContainText('beef.acme.dev');
});

test('a customer assigns pool traffic, the pool lists the assignment, and a second tab follows', fullOnly, async ({ page, api }) => {
  const t = say('en');
  await enterAsDemo(page, api, null);
  const address = await openServer(page, api.origin);
  const second = await secondTab(page, `${api.origin}/traffic-pool`);
  await page.goto(`${api.origin}${address}/traffic`);
  await page.getByRole('button', { name: t('traffic.assign') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('traffic.assign.gigabytes')).fill('7');
  await dialog.getByRole('button', { name: t('traffic.assign.next') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('traffic.assign.confirm', { amount: '7 GB' }) })
    .click();
  await expect(page.getByText(t('traffic.assign.done', { amount: '7 GB', hostname: edge }))).toBeVisible();
  await expect(second.getByRole('row', { name: edge }).first()).toContainText('−7 GB');
  await page.getByRole('link', { name: t('service.traffic.to-pool') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('traffic.pool.title') })).toBeVisible();
  await expect(page.getByRole('row', { name: edge }).first()).toContainText('−7 GB');
  await expect(page.getByRole('row', { name: edge }).first()).toContainText(t('traffic.reason.assigned'));
});

test(
  'a customer cancels a service at the end of its period, and a second tab sees the withdrawal',
  fullOnly,
  async ({ page, context, api }) => {
    const t = say('en');
    await enterAsDemo(page, api, null);
    const address = await openServer(page, api.origin, 'backup-hel.acme.dev');
    const second = await context.newPage();
    await second.goto(`${api.origin}${address}`);
    await page.goto(`${api.origin}${address}/cancellation`);
    await page.getByRole('textbox', { name: t('service.cancellation.reason') }).fill('The project is finished.');
    await page.getByRole('button', { name: t('service.cancellation.review') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('service.cancellation.confirm') })
      .click();
    await expect(page.getByRole('button', { name: t('service.cancellation.withdraw') })).toBeVisible();
    await expect(second.getByText(t('service.state.ends-text'))).toBeVisible();
    await page.getByRole('button', { name: t('service.cancellation.withdraw') }).click();
    await expect(page.getByRole('textbox', { name: t('service.cancellation.reason') })).toBeVisible();
    await expect(second.getByText(t('service.state.ends-text'))).toHaveCount(0);
  },
);

test('a suspended server disables its buttons with the reason; a service without a server has none', fullOnly, async ({ page, api }) => {
  const t = say('en');
  await enterAsDemo(page, api);
  const restart = page.getByRole('main').getByRole('button', { name: t('service.power.restart') });
  await openServer(page, api.origin, 'mail.acme.dev');
  await expect(restart).toHaveAccessibleDescription(t('service.blocked.suspended'));
  for (const [hostname, title] of [
    ['ci-runner-3.acme.dev', 'service.setup'],
    ['staging.acme.dev', 'service.order'],
    ['old-web.acme.dev', 'service.history'],
  ] as const) {
    await openServer(page, api.origin, hostname);
    await expect(page.getByRole('heading', { name: t(title), exact: true })).toBeVisible();
    await expect(restart).toHaveCount(0);
  }
});
