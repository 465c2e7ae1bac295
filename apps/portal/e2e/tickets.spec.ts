import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { closeTicket } from './support/close-ticket.ts';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';
import { fullOnly, smoke } from './support/daily-if.ts';

/** Desktop and phone widths. */
const widths = [1440, 390] as const;

async function writeTicket(page: Page, locale: Locale, subject: string, description: string): Promise<void> {
  const t = say(locale);
  await page.getByRole('radio', { name: t('support.department.support') }).check();
  for (const [box, text, max] of [
    [t('support.subject'), subject, 60],
    [t('support.description'), description, 65_000],
  ] as const) {
    await page.getByRole('textbox', { name: box, exact: true }).fill(text);
    await expect(page.getByText(t('support.counter', { used: text.length, max }), { exact: true })).toBeVisible();
  }
}

/** Uploads an image over a slow connection, so that its progress shows and it can be cancelled. */
async function attachSlowly(page: Page, locale: Locale, name: string): Promise<void> {
  const t = say(locale);
  const file = { name, mimeType: 'image/png', buffer: await noise(page) };
  const line = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
  await speed(40_000);
  await page.getByLabel(t('support.files.choose')).setInputFiles(file);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: t('support.files.remove', { name }) }).click();
  await expect(page.getByText(name)).toBeHidden();
  await speed(-1);
  await page.getByLabel(t('support.files.choose')).setInputFiles(file);
  await expect(page.getByText(t('support.files.sent'), { exact: true })).toBeVisible();
  await line.detach();
}

/** An image that does not compress: about 400 kB. */
async function noise(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 360 });
    const context = canvas.getContext('2d');
    const image = context?.createImageData(360, 360);
    if (!context || !image) throw new Error('There is no canvas');
    image.data.forEach((_zero, index) => {
      image.data[index] = index % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
    });
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Asserts that nothing is wider than the screen. */
async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

const isPrerendered = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;

const journeys = (['en', 'ru'] as const).flatMap((locale) => widths.map((width) => ({ locale, width })));
for (const { locale, width } of journeys) {
  const t = say(locale);
  const subject = locale === 'ru' ? `Пинги до Хельсинки, ${width}` : `Pings to Helsinki, ${width}`;

  test(
    `a ticket goes from draft to closed, with live replies in a second tab (${locale}, ${width} px)`,
    locale === 'en' && width === 1440 ? smoke : fullOnly,
    async ({ page, apiWithOperator: api }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((language) => localStorage.setItem('locale', language), locale);
      await enterAsDemo(page, api, null);
      await page.goto(`${api.origin}/supports/create-ticket`);
      await writeTicket(page, locale, subject, '320 ms.\n<b>Why?</b>');
      await attachSlowly(page, locale, 'trace.png');
      await expectToFit(page);
      await page.reload();
      await expect(page.getByRole('textbox', { name: t('support.subject') })).toHaveValue(subject);
      await page.getByRole('button', { name: t('support.create.send') }).dblclick();
      await page.waitForURL(/\/supports\/tickets\/\d+$/u);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const thread = page.getByRole('list', { name: t('support.ticket.thread', { id }) });
      await expect(thread).toContainText('<b>Why?</b>');
      const opening = (name: string) => thread.getByRole('button', { name: t('support.files.open', { name }) });
      await expect(opening('trace.png')).toBeVisible();

      const second = await page.context().newPage();
      await second.setViewportSize({ width, height: 844 });
      await second.goto(`${api.origin}/supports/tickets`);
      const row = second.getByRole('row', { name: subject });
      await expect(row).toHaveCount(1);
      await page.getByRole('textbox', { name: t('support.ticket.answer') }).fill('Half an answ');
      const photo = test.info().outputPath('cable.png');
      await page.screenshot({ path: photo });
      await api.operator('ticket', 'answer', id, 'A cable was cut.\nIt is mended.', '--image', photo);
      await expect(thread).toContainText('It is mended.');
      const preview = opening('cable.png');
      await expect.poll(() => preview.locator('img').evaluate(isPrerendered)).toBe(true);
      await preview.press('Enter');
      const viewer = page.getByRole('dialog', { name: 'cable.png' });
      const large = viewer.getByRole('img', { name: 'cable.png' });
      await expect.poll(() => large.evaluate(isPrerendered)).toBe(true);
      await expectToFit(page);
      await viewer.getByRole('button', { name: t('vocabulary.close') }).click();
      await expect(viewer).toBeHidden();
      await expect(page.getByRole('textbox', { name: t('support.ticket.answer') })).toHaveValue('Half an answ');
      await expect(row).toContainText(t('support.status.admin-reply'));
      await expectToFit(page);
      await expectToFit(second);

      await page.getByRole('textbox', { name: t('support.ticket.answer') }).fill('Thank you.');
      await page.getByRole('button', { name: t('support.ticket.send') }).click();
      await expect(thread).toContainText('Thank you.');
      await expect(row).toContainText(t('support.status.customer-reply'));

      await closeTicket(page, locale);
      await expect(row).toContainText(t('support.status.closed'));
    },
  );
}

test(
  'a ticket’s image survives a reload, shows small and large, and cannot be opened without its link',
  fullOnly,
  async ({ page, api }) => {
    const t = say('en');
    await enterAsDemo(page, api, null);
    await page.goto(`${api.origin}/supports/create-ticket`);
    await writeTicket(page, 'en', 'The panel stays empty', 'See the picture.');
    const screenshot = await page.screenshot();
    const choice = page.getByLabel(t('support.files.choose'));
    await choice.setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(page.getByText(t('support.files.unreadable'))).toBeVisible();
    await page.getByRole('button', { name: t('support.files.remove', { name: 'notes.png' }) }).click();
    await choice.setInputFiles({ name: 'panel.png', mimeType: 'image/png', buffer: screenshot });
    await expect(page.getByText(t('support.files.sent'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('panel.png')).toBeVisible();
    await page.getByRole('button', { name: t('support.create.send') }).click();
    await page.waitForURL(/\/supports\/tickets\/\d+$/u);

    const preview = page.getByRole('button', { name: t('support.files.open', { name: 'panel.png' }) });
    await expect.poll(() => preview.locator('img').evaluate(isPrerendered)).toBe(true);
    await preview.press('Enter');
    const large = page.getByRole('dialog', { name: 'panel.png' }).getByRole('img', { name: 'panel.png' });
    await expect.poll(() => large.evaluate(isPrerendered)).toBe(true);
    const link = new URL((await large.getAttribute('src')) ?? '', api.origin);
    expect((await fetch(link)).headers.get('content-type')).toBe('image/png');
    link.searchParams.delete('signature');
    expect((await fetch(link)).status).toBe(404);
    await page.keyboard.press('Escape');
    await expect(preview).toBeFocused();
  },
);
