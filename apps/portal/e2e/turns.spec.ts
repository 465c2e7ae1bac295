import { expect } from '@playwright/test';
import { askAsOwner } from './support/account-truth.ts';
import { createDice, seedsOf } from './support/dice.ts';
import { foreignWords } from './support/foreign-words.ts';
import { configureServer, goToGateway, orderNow } from './support/order-flow.ts';
import { orderSteps } from './support/order-steps.ts';
import type { OrderStep } from './support/order-steps.ts';
import { expectBooks } from './support/order-walk.ts';
import type { OrderWalk } from './support/order-walk.ts';
import { test } from './support/portal-fixture.ts';
import { signIn, turns, changesElsewhere } from './support/turns.ts';
import { say } from './support/texts.ts';
import { enterAsStranger, enterPassword, register, signOut } from './support/visitor.ts';
import { dailyIf, fullOnly } from './support/daily-if.ts';

for (const locale of ['en', 'ru'] as const) {
  test(
    `a payment abandoned at the gateway shows as unfinished and can be finished later (${locale})`,
    fullOnly,
    async ({ page, api, stranger }) => {
      const t = say(locale);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsStranger(page, api, stranger, locale);
      await configureServer(page, locale, `left-${locale}.example.com`);
      const id = await orderNow(page, locale);
      await goToGateway(page, locale);

      await page.goBack();
      await expect(page.getByText(t('invoices.outcome.open'))).toBeVisible();
      await expect(page.getByText(t('invoices.outcome.processing'))).toHaveCount(0);

      await page.getByRole('button', { name: t('invoices.outcome.finish') }).click();
      await page.waitForURL('**/sandbox-gateway/checkout/*');
      await page.locator('button[value=transfer]').click();
      await page.waitForURL(`**/invoices/invoice/${id}?payment=*`);
      await expect(page.getByText(t('invoices.outcome.processing'))).toBeVisible();
      await expect(page.getByText(t('invoices.outcome.open'))).toHaveCount(0);
    },
  );

  test(
    `a screen first opened offline says so and loads once the connection is back (${locale})`,
    dailyIf(locale === 'en'),
    async ({ page, context, api, stranger }) => {
      const t = say(locale);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsStranger(page, api, stranger, locale);
      const link = page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', { name: t('shell.item.faq') });
      // Waits for the portal to load, so that the attempt starts afterwards.
      await link.waitFor();
      await context.setOffline(true);
      await link.press('Enter');
      await expect(page.getByRole('alert').getByText(t('error.offline'), { exact: true })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: t('support.faq.title') })).toBeVisible();
    },
  );
}

test(
  'the cart survives a reload and a second tab, and returns when its owner signs in again',
  fullOnly,
  async ({ page, context, api, stranger }) => {
    const t = say('en');
    const other = { ...stranger, email: `other-${stranger.email}` };
    await register(api, stranger, 'en');
    await register(api, other, 'en');
    await enterPassword(page, api, stranger, 'en');
    await page.waitForURL('**/settings/client');
    await configureServer(page, 'en', 'mine.example.com');
    await page.getByRole('button', { name: t('order.add-to-cart') }).click();
    const cart = page.getByRole('button', { name: /^Cart\b.*1 item/ });
    await expect(cart).toBeVisible();
    await page.reload();
    await expect(cart).toBeVisible();
    await expect(page.getByRole('textbox', { name: /hostname/iu })).toHaveValue('mine.example.com');

    const second = await context.newPage();
    await second.goto(`${api.origin}/settings/client`);
    await expect(second.getByRole('button', { name: /^Cart\b.*1 item/ })).toBeVisible();
    await second.close();

    await signOut(page, 'en');
    await enterPassword(page, api, other, 'en');
    await page.waitForURL('**/settings/client');
    await expect(page.getByRole('button', { name: /^Cart\b/ })).toBeVisible();
    await expect(cart).toHaveCount(0);
    await signOut(page, 'en');
    await enterPassword(page, api, stranger, 'en');
    await page.waitForURL('**/settings/client');
    await expect(cart).toBeVisible();
  },
);

/** Messages of the browser and the portal about requests that failed. */
const requestFailed = /^Failed to load resource|^Error fetching user data|^ApiError: The server could not be reached|Failed to fetch/u;

// Explicitly requested seeds run at any depth.
const wantedSeeds = process.env['PORTICO_TURNS_SEED'];
for (const seed of seedsOf(wantedSeeds)) {
  test(
    `ordering and paying lose nothing and report the true state when any step fails (seed ${seed})`,
    dailyIf(wantedSeeds !== undefined),
    async ({ page, context, api, stranger }) => {
      test.slow();
      context.setDefaultTimeout(60_000);
      const dice = createDice(seed);
      const locale = dice.pick(['en', 'ru'] as const);
      const other = { ...stranger, email: `other-${stranger.email}` };
      await register(api, stranger, locale);
      await register(api, other, 'en');
      const truth = await askAsOwner(api, stranger);
      const hostname = `turns-${seed}.example.com`;
      const people = { context, api, truth, owner: stranger, other };
      const walk: OrderWalk = {
        ...people,
        page,
        locale,
        hostname,
        inCart: 0,
        invoice: null,
        checkout: null,
        isPaid: false,
        isCutOff: false,
      };
      const faults: string[] = [];
      let now = 'sign-in';
      context.on('weberror', (fault) => faults.push(`${now}: ${String(fault.error())}`));
      context.on('console', (message) => {
        if (message.type() === 'error' && !(walk.isCutOff && requestFailed.test(message.text()))) faults.push(`${now}: ${message.text()}`);
      });
      await signIn(walk, stranger, 'en');

      const [turn, changeElsewhere] = [dice.deck(turns), dice.deck(changesElsewhere)];
      const during = async (what: string, act: () => Promise<void>, step: OrderStep) =>
        test.step(what, async () => {
          now = what;
          await act();
          await step.stands(walk);
          if (!step.isElsewhere) await expect.poll(() => foreignWords(walk.page, walk.locale)).toEqual([]);
          await expectBooks(walk);
          expect(faults).toEqual([]);
        });
      for (const step of orderSteps) {
        await during(step.name, () => step.take(walk, dice), step);
        const { name, does } = step.isElsewhere ? changeElsewhere() : turn();
        await during(`${step.name}: ${name}`, () => does(walk), step);
      }
    },
  );
}
