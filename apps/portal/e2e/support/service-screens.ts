/** A service in every state, on every tab, with every dialog of its page, for screenshots. States that take long to reach are mocked. */
import type { Page } from '@playwright/test';
import type { ServiceDetails } from '@portico/contract';
import type { Locale } from '@portico/i18n/locale';
import { consoleEndings } from '@portico/validation/console-endings';
import { change, refuse } from './answers.ts';
import { openService } from './screens.ts';
import type { Screen } from './screens.ts';
import { say } from './texts.ts';

const tabs = ['network', 'console', 'iso', 'reinstall', 'traffic', 'cancellation', 'activity'] as const;
type Tab = (typeof tabs)[number];

const path = '/services/my';
const edge = 'edge-fra-01.acme.dev';

const as = (part: Partial<ServiceDetails>) => (page: Page) => change(page, 'getService', (service) => ({ ...service, ...part }));

const now = Date.now();
const cancelled: Partial<ServiceDetails> = {
  cancellation: {
    ends_on: new Date(now + 20 * 86_400_000).toISOString().slice(0, 10),
    reason: 'The project is finished, and what ran here has moved to a server of our own.',
    requested_at: new Date(now - 86_400_000).toISOString(),
  },
};
const restarting: Partial<ServiceDetails> = {
  action: {
    id: '0197f4c0-0000-7000-8000-000000000001',
    command: 'reinstall',
    status: 'running',
    progress: 42,
    started_at: new Date(now - 60_000).toISOString(),
    finished_at: null,
    error: null,
    resource: { type: 'service', id: '1' },
  },
};

async function press(page: Page, locale: Locale, button: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(locale)(button), exact: true })
    .click();
}

async function question(page: Page): Promise<void> {
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}

const everyTab = ['overview', ...tabs] as const;
/** Tabs that exist without a server: the overview, and a page that explains why the server is missing. */
const tabsWithoutServer = ['overview', 'network'] as const;

/** Returns the tabs of a server, including those its state hides from the tab row. */
const tabsOf = (
  name: string,
  hostname: string,
  shown: readonly (typeof everyTab)[number][],
  prepare?: Screen['prepare'],
): readonly Screen[] =>
  shown.map((tab) => ({
    name: `service ${name}, ${tab}`,
    path,
    prepare,
    act: async (page) => {
      await page.getByRole('link', { name: hostname }).click();
      await page.getByRole('heading', { level: 1, name: hostname }).waitFor();
      if (tab !== 'overview') await page.goto(`${page.url()}/${tab}`);
      await page.getByRole('heading', { level: 1, name: hostname }).waitFor();
    },
  }));

const onTab = (name: string, tab: Tab | undefined, act: NonNullable<Screen['act']>, prepare?: Screen['prepare']): Screen => ({
  name: `service ${name}`,
  path,
  prepare,
  act: async (page, locale) => {
    await openService(tab)(page, locale);
    await act(page, locale);
  },
});

const overview = (name: string, part: Partial<ServiceDetails>): Screen => ({
  name: `service ${name}`,
  path,
  prepare: as(part),
  act: openService(),
});

const dialog = (name: string, button: string, tab?: Tab, prepare?: Screen['prepare']): Screen =>
  onTab(
    `dialog ${name}`,
    tab,
    async (page, locale) => {
      await press(page, locale, button);
      await question(page);
    },
    prepare,
  );

async function connected(page: Page, locale: Locale): Promise<void> {
  await page.getByText(say(locale)('console.state.connected'), { exact: true }).waitFor();
}

/** The console after its connection closed, with or without a close code of the API. */
const consoleEnded = (name: string, title: string, code: number): Screen =>
  onTab(
    `console, ${name}`,
    'console',
    async (page, locale) => {
      await connected(page, locale);
      await page.evaluate((ending) => {
        (window as unknown as { line: WebSocket }).line.dispatchEvent(new CloseEvent('close', { code: ending }));
      }, code);
      await page.getByRole('heading', { name: say(locale)(title) }).waitFor();
    },
    async (page) => {
      await page.addInitScript(() => {
        window.WebSocket = new Proxy(window.WebSocket, {
          construct(Original, given: ConstructorParameters<typeof WebSocket>) {
            const line = new Original(...given);
            Object.assign(window, { line });
            return line;
          },
        });
      });
    },
  );

export const serviceScreens: readonly Screen[] = [
  ...tabsOf('suspended', 'mail.acme.dev', everyTab),
  ...tabsOf('preparing', 'ci-runner-3.acme.dev', tabsWithoutServer),
  ...tabsOf('pending', 'staging.acme.dev', tabsWithoutServer),
  ...tabsOf('deleted', 'old-web.acme.dev', [...tabsWithoutServer, 'activity']),
  ...tabsOf('stopped', edge, everyTab, as({ power: 'stopped' })),
  overview('stopped', { power: 'stopped' }),
  overview('cancelled', cancelled),
  overview('being reinstalled', restarting),
  overview('with VNC', { vnc: 'enabled', vnc_address: '203.0.113.24:5901' }),
  overview('without a key', { ssh_key: null, has_root_password: false }),

  onTab('root password shown', undefined, async (page, locale) => {
    const t = say(locale);
    await page.getByRole('button', { name: t('service.access.show', { what: t('service.access.root-password') }) }).click();
    await page.getByRole('button', { name: t('service.access.hide', { what: t('service.access.root-password') }) }).waitFor();
  }),
  dialog('SSH key', 'service.access.change-key'),
  dialog('first SSH key', 'service.access.add-key', undefined, as({ ssh_key: null })),
  onTab('dialog SSH key refused', undefined, async (page, locale) => {
    const t = say(locale);
    await press(page, locale, 'service.access.change-key');
    await page.getByRole('dialog').getByLabel(t('service.access.public-key'), { exact: true }).fill('ssh-dss AAAAB3');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('service.access.save-key') })
      .click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  dialog('restart', 'service.power.restart'),
  onTab('dialog force off', undefined, async (page, locale) => {
    await press(page, locale, 'service.more');
    await page.getByRole('menuitem', { name: say(locale)('service.power.force-off') }).click();
    await question(page);
  }),
  onTab('more actions', undefined, async (page, locale) => {
    await press(page, locale, 'service.more');
    await page.getByRole('menu').waitFor();
  }),
  onTab('dialog reverse names refused', 'network', async (page, locale) => {
    const t = say(locale);
    await press(page, locale, 'service.rdns.add');
    await page.getByRole('dialog').getByLabel(t('service.rdns.suffix')).first().fill('::25');
    await page.getByRole('dialog').getByLabel(t('service.rdns.name'), { exact: true }).first().fill('mail.edge-fra-01.acme.dev');
    await page.getByRole('button', { name: t('service.rdns.add-row') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('service.rdns.add-submit', { count: '2' }) })
      .click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  onTab('reverse name changed', 'network', async (page, locale) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say(locale)('service.rdns.edit', { ip: '203.0.113.24' }) })
      .click();
    await page.getByRole('textbox', { name: say(locale)('service.rdns.name-of', { ip: '203.0.113.24' }) }).waitFor();
  }),
  onTab('dialog mount', 'iso', async (page, locale) => {
    await page.getByRole('main').getByRole('radio').first().check({ force: true });
    await page.getByLabel(say(locale)('service.iso.boot')).check({ force: true });
    await press(page, locale, 'service.iso.mount');
    await question(page);
  }),
  onTab('image mounted', 'iso', async () => undefined, as({ iso: { id: 'systemrescue', label: 'SystemRescue 12' } })),
  onTab('dialog reinstall', 'reinstall', async (page, locale) => {
    await page.getByRole('radio', { name: 'Debian 13' }).check({ force: true });
    const raid = page.getByRole('radiogroup', { name: say(locale)('service.reinstall.raid') }).getByRole('radio');
    if ((await raid.count()) > 0) await raid.first().check({ force: true });
    await press(page, locale, 'service.reinstall.review');
    await question(page);
  }),
  onTab('reinstall refused', 'reinstall', async (page, locale) => {
    await press(page, locale, 'service.reinstall.review');
    await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
  }),
  onTab('cancelled, cancellation', 'cancellation', async () => undefined, as(cancelled)),

  onTab('console', 'console', connected),
  onTab('console, keys', 'console', async (page, locale) => {
    await connected(page, locale);
    await press(page, locale, 'console.keys');
    await page.getByRole('menu').waitFor();
  }),
  onTab('console, dialog paste', 'console', async (page, locale) => {
    await connected(page, locale);
    await press(page, locale, 'console.paste');
    await page.getByRole('dialog').getByLabel(say(locale)('console.paste.field')).fill('root\nЖ');
  }),
  onTab(
    'console, connecting',
    'console',
    async (page, locale) => {
      await page.getByText(say(locale)('console.state.connecting')).first().waitFor();
    },
    // Never answers.
    async (page) => {
      await page.route('**/v1/service/console?*', () => undefined);
    },
  ),
  onTab(
    'console, refused',
    'console',
    async (page, locale) => {
      await page.getByRole('heading', { name: say(locale)('console.refused') }).waitFor();
    },
    (page, locale) => refuse(page, locale, 'openConsole', 503, 'driver_unavailable'),
  ),
  onTab('console, left', 'console', async (page, locale) => {
    await connected(page, locale);
    await press(page, locale, 'console.disconnect');
    await page.getByRole('heading', { name: say(locale)('console.left') }).waitFor();
  }),
  consoleEnded('lost', 'console.reconnecting', 1000),
  consoleEnded('lost by the server', 'console.lost-by-server', consoleEndings.lost_by_server),
  consoleEnded('idle', 'console.idle', consoleEndings.idle),
  consoleEnded('server stopped', 'console.stopped', consoleEndings.server_stopped),
  consoleEnded('service closed', 'console.service-closed', consoleEndings.service_closed),
  consoleEnded('session ended', 'console.session-ended', consoleEndings.session_ended),
  consoleEnded('right lost', 'console.right-lost', consoleEndings.right_lost),
];
