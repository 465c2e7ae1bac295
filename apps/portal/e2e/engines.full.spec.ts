import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { otherEngines } from '@portico/browser/engines';
import type { EngineWindow } from '@portico/browser/engines';
import { hitTest } from './support/hit-test.ts';
import { personAt } from './support/person.ts';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';

const t = say('en');
const lists = [
  { item: t('shell.item.my-invoices'), path: /^\/invoices$/u },
  { item: t('shell.item.tickets'), path: /^\/supports\/tickets/u },
  { item: t('shell.item.my-services'), path: /^\/services\/my/u },
];

/** A window opened by Playwright itself. */
const chromium = (page: Page): EngineWindow => ({
  name: `Chromium ${page.context().browser()?.version()}`,
  open: async (url) => void (await page.goto(url)),
  run: (script, input) => page.evaluate(script as (input: unknown) => never, input),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  picture: () => page.screenshot(),
  close: () => page.close(),
});

type EngineName = 'Chromium' | keyof typeof otherEngines;
const engines: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

for (const engine of engines) {
  test(`a customer signs in, searches, orders, opens a console and writes a ticket in ${engine}`, async ({ api, page }) => {
    const found = engine === 'Chromium' ? { start: async () => chromium(page) } : otherEngines[engine]();
    if ('missing' in found) return test.skip(true, found.missing);
    const browser = await found.start();
    const person = personAt(browser);
    try {
      await browser.open(`${api.origin}/auth/login`);
      await person.write(t('auth.email'), 'demo@portico.test');
      await person.write(t('auth.password'), 'Portico-2026');
      await person.press('button', t('auth.sign-in.submit'));
      await person.arrive(/^\/(?:services|settings)/u);

      for (const { item, path } of lists) {
        await person.press('nav a', item);
        await person.arrive(path);
        await person.place({ selector: 'main h1', name: item });
        await expectRowsToBeHit(browser, item);
      }
      await expect.poll(() => browser.run(showsAllRows, t('shell.pages.all')), { message: `${browser.name}: all rows` }).toBe(true);
      await person.place({ selector: 'main [aria-rowcount] tr[data-link]' });
      await expectRowsToBeHit(browser, 'the whole list of services');

      await person.press('tr[data-link] > td', t('services.status.active'));
      const service = await person.arrive(/^\/services\/\d+/u);
      await person.see(t('service.tab.console'));
      await person.press('a', t('service.tab.console'));
      await person.arrive(new RegExp(`^${service.split('/').slice(0, 3).join('/')}/console`, 'u'));
      await person.see(t('console.state.connected'));

      await person.press('nav a', t('shell.item.order-service'));
      for (const step of ['order.choose-category', 'order.choose-placement', 'order.choose-plan']) {
        await person.see(t(step));
        await person.press('main section a');
      }
      await person.press('label', t('shell.cycle.quarterly'));
      await person.press('button', t('order.order-now'));
      await person.arrive(/^\/invoices\/invoice\/\d+/u);

      await person.press('nav a', t('shell.item.create-ticket'));
      await person.press('label', t('support.department.support'));
      await person.write(t('support.subject'), `From ${browser.name}`);
      const lines = Array.from({ length: 12 }, (_, line) => `Line ${line}`).join('\n');
      await person.write(t('support.description'), lines);
      expect(await browser.run(hiddenLines, null), `${browser.name}: the field grows with its text`).toBeLessThan(4);
      await person.press('button', t('support.create.send'));
      await person.arrive(/^\/supports\/tickets\/\d+/u);
      await person.see('Line 11');
    } catch (error) {
      await writeFile(test.info().outputPath('screen.png'), await browser.picture());
      throw error;
    } finally {
      await browser.close();
    }
  });
}

async function expectRowsToBeHit(browser: EngineWindow, list: string): Promise<void> {
  await expect.poll(() => hitTest(browser), { message: `${browser.name}: rows of ${list}`, timeout: 30_000 }).toEqual([]);
}

/** Chooses that number of rows per page, without the menu that each engine draws its own way. Returns true once it is chosen. */
const showsAllRows = (label: string): boolean => {
  const select = document.querySelector<HTMLSelectElement>('main select');
  const chosen = select?.selectedOptions[0]?.text === label;
  const option = Array.from(select?.options ?? []).find(({ text }) => text === label);
  if (!select || !option || chosen) return chosen;
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return false;
};

/** Returns the height in pixels of the text that overflows the field. */
const hiddenLines = (): number => {
  const field = document.querySelector('textarea');
  return field === null ? 0 : field.scrollHeight - field.clientHeight;
};
