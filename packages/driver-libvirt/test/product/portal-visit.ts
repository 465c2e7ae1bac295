import type { Browser, Locator, Page } from 'playwright-core';
import { waitUntil } from '../wait-until.ts';
import { customerPassword, endOf, verificationCode, type Action } from './customer.ts';
import { text } from './portal-texts.ts';
import { callWith, origin } from './served-product.ts';

const timeout = 900_000;

/** What a customer does in the portal. */
export type PortalVisit = ReturnType<typeof visitPortal>;

export async function openPortal(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.setDefaultTimeout(timeout);
  page.setDefaultNavigationTimeout(timeout);
  return visitPortal(page);
}

function visitPortal(page: Page) {
  const main = page.getByRole('main');
  const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
  const token = () => page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const navigate = (id: string) =>
    page
      .getByRole('navigation', { name: text('shell.navigation') })
      .getByRole('link', { name: text(id) })
      .click();

  async function open(path: string): Promise<void> {
    await page.goto(`${origin}${path}`);
    // A prerendered page doesn't answer until its scripts run.
    await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
  }

  /** Waits for the action that `begin` starts. Its toast isn't waited for, because it is soon gone. */
  async function succeed(begin: () => Promise<void>): Promise<void> {
    const started = page.waitForResponse((response) => response.url().includes('/v1/service/') && response.status() === 202);
    const [answer] = await Promise.all([started, begin()]);
    const ended = await endOf(callWith({ token: await token() }), (await answer.json()) as Action);
    if (ended.status !== 'success') throw new Error(`The action failed: ${JSON.stringify(ended)}`);
  }

  return {
    page,

    async signUp(email: string, mailFolder: string): Promise<void> {
      await open('/auth/signup');
      await page.getByLabel(text('register.first-name')).fill('Mira');
      await page.getByLabel(text('register.last-name')).fill('Novak');
      await page.getByRole('combobox', { name: text('register.country') }).fill('Germ');
      await page.getByRole('option', { name: 'Germany' }).click();
      await page.getByLabel(text('auth.email'), { exact: true }).fill(email);
      await page.getByLabel(text('auth.password'), { exact: true }).fill(customerPassword);
      await page.getByLabel(text('register.password-repeat')).fill(customerPassword);
      await page.getByLabel(text('register.accept-rules')).check();
      await page.getByLabel(text('register.accept-offer')).check();
      await button(page, text('register.submit')).click();
      await page.waitForURL('**/auth/verify-account*');
      const code = await waitUntil(() => verificationCode(mailFolder, email));
      await page.getByLabel(text('register.verify.code')).fill(code);
      await page.waitForURL('**/settings/client');
      // The portal asks for it again before a password is shown, unless the sign-in was a moment ago.
      const question = page.getByRole('dialog', { name: text('access.confirm-password.title') });
      await page.addLocatorHandler(question, async () => {
        await question.getByLabel(text('access.confirm-password.password'), { exact: true }).fill(customerPassword);
        await button(question, text('access.confirm-password.submit')).click();
      });
    },

    /** Orders the first plan in a city, or in the first one; pays it from the balance, and waits for the server. */
    async order(hostname: string, city = ''): Promise<void> {
      await navigate('shell.item.order-service');
      for (const step of ['category', 'placement', 'plan']) {
        await page.getByRole('heading', { name: text(`order.choose-${step}`) }).waitFor();
        const links = main.locator('section').getByRole('link');
        await links
          .filter({ hasText: step === 'placement' ? city : '' })
          .first()
          .click();
      }
      await page.getByRole('radio', { name: text('shell.cycle.monthly') }).check();
      await page.getByRole('textbox', { name: /hostname/i }).fill(hostname);
      await button(page, text('order.order-now')).click();
      await page.waitForURL('**/invoices/invoice/*');
      await page.getByRole('button', { name: /^Pay .* from balance$/ }).click();
      await main.getByText(text('invoices.status.paid'), { exact: true }).first().waitFor();
      await navigate('shell.item.my-services');
      await page.getByRole('row', { name: hostname }).getByText(text('services.status.active'), { exact: true }).waitFor();
      await page.getByRole('link', { name: hostname, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: hostname }).waitFor();
    },

    /** Opens a tab of the server's page. */
    async openTab(serviceId: number, tab: string): Promise<void> {
      await open(`/services/${serviceId}${tab}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },

    async addKey(publicKey: string): Promise<void> {
      await button(page, text('service.access.add-key')).click();
      await page.getByLabel(text('service.access.public-key')).fill(publicKey);
      await succeed(() => button(page, text('service.access.save-key')).click());
      await button(page, text('service.access.change-key')).waitFor();
    },

    async setReverseName(ip: string, name: string): Promise<void> {
      await button(page, text('service.rdns.edit', { ip })).click();
      await page.getByRole('textbox', { name: text('service.rdns.name-of', { ip }) }).fill(name);
      await button(page, text('service.rdns.save')).click();
      await page.getByRole('row', { name: ip }).getByText(name).waitFor();
    },

    async typeAtConsole(words: string): Promise<void> {
      await page.getByText(text('console.state.connected'), { exact: true }).waitFor();
      await page.locator('canvas').focus();
      await page.keyboard.type(words);
    },

    async stop(): Promise<void> {
      const label = text('service.power.stop');
      await button(main, label).click();
      await succeed(() => button(page.getByRole('alertdialog'), label).click());
      await main.getByText(text('services.power.stopped'), { exact: true }).waitFor();
    },

    async start(): Promise<void> {
      await succeed(() => button(main, text('service.power.start')).click());
      await main.getByText(text('service.power.running'), { exact: true }).waitFor();
    },

    async mountIso(image: string): Promise<void> {
      await page.getByRole('radio', { name: image }).check({ force: true });
      await succeed(() => button(page, text('service.iso.mount')).click());
      await page
        .getByRole('region', { name: text('service.iso.mounted') })
        .getByText(image, { exact: true })
        .waitFor();
    },

    async reinstall(system: string, hostname: string): Promise<void> {
      await page.getByRole('radio', { name: system }).check({ force: true });
      const raid = page.getByRole('radiogroup', { name: text('service.reinstall.raid') }).getByRole('radio');
      if ((await raid.count()) > 0) await raid.first().check({ force: true });
      await button(page, text('service.reinstall.review')).click();
      const question = page.getByRole('alertdialog');
      await question.getByLabel(text('service.reinstall.typed', { hostname })).fill(hostname);
      await succeed(() => button(question, text('service.reinstall.confirm')).click());
      await main.getByText(text('service.power.running'), { exact: true }).waitFor();
    },

    /** Returns the root password that the overview shows. */
    async rootPassword(): Promise<string> {
      const what = text('service.access.root-password');
      const answered = page.waitForResponse((response) => response.url().includes('/v1/service/root-password?') && response.ok());
      await button(page, text('service.access.show', { what })).click();
      const { password } = (await (await answered).json()) as { password: string };
      await page.getByText(password, { exact: true }).waitFor();
      return password;
    },

    async cancel(): Promise<void> {
      await page.getByRole('textbox', { name: text('service.cancellation.reason') }).fill('The project is finished.');
      await button(page, text('service.cancellation.review')).click();
      const requested = page.waitForResponse(
        (response) => response.url().includes('/v1/service/cancellation?') && response.status() === 201,
      );
      await button(page.getByRole('alertdialog'), text('service.cancellation.confirm')).click();
      await requested;
    },

    /** Waits until the list shows the server as deleted. */
    async seesDeleted(hostname: string): Promise<void> {
      await open('/services/my?status=delete');
      await page.getByRole('row', { name: hostname }).waitFor();
    },

    token,
  };
}
