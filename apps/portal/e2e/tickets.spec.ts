import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Locale } from '@portico/i18n/locale';
import { closeTicket } from './support/close-ticket.ts';
import { signInAsDemo, test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';

async function writeTicket(page: Page, locale: Locale, subject: string, description: string): Promise<void> {
  const t = say(locale);
  await page.getByRole('radio', { name: t('support.department.support') }).check();
  await page.getByRole('textbox', { name: t('support.subject') }).fill(subject);
  await page.getByRole('textbox', { name: t('support.description'), exact: true }).fill(description);
}

const isDrawn = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;

for (const locale of ['en', 'ru'] as const) {
  const t = say(locale);
  const subject = locale === 'ru' ? 'Пинги до Хельсинки' : 'Pings to Helsinki';

  test(`${locale}: a ticket from draft to close, answered live in a second tab`, async ({ page, apiWithOperator: api }) => {
    await page.addInitScript((language) => localStorage.setItem('locale', language), locale);
    await signInAsDemo(page, api, locale);
    await page.goto(`${api.origin}/supports/create-ticket`);
    await writeTicket(page, locale, subject, '320 ms.\n<b>Why?</b>');
    await page.reload();
    await expect(page.getByRole('textbox', { name: t('support.subject') })).toHaveValue(subject);
    await page.getByRole('button', { name: t('support.create.send') }).dblclick();
    await page.waitForURL(/\/supports\/tickets\/\d+$/u);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const thread = t('support.ticket.thread', { id });
    await expect(page.getByRole('list', { name: thread })).toContainText('<b>Why?</b>');

    const second = await page.context().newPage();
    await second.goto(`${api.origin}/supports/tickets`);
    const row = second.getByRole('row', { name: subject });
    await expect(row).toHaveCount(1);
    await page.getByRole('textbox', { name: t('support.ticket.answer') }).fill('Half an answ');
    const photo = test.info().outputPath('cable.png');
    await page.screenshot({ path: photo });
    await api.operator('ticket', 'answer', id, 'A cable was cut.\nIt is mended.', '--image', photo);
    await expect(page.getByRole('list', { name: thread })).toContainText('It is mended.');
    const preview = page.getByRole('button', { name: t('support.files.open', { name: 'cable.png' }) });
    await expect.poll(() => preview.locator('img').evaluate(isDrawn)).toBe(true);
    await preview.press('Enter');
    const large = page.getByRole('dialog', { name: 'cable.png' }).getByRole('img', { name: 'cable.png' });
    await expect.poll(() => large.evaluate(isDrawn)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: t('support.ticket.answer') })).toHaveValue('Half an answ');
    await expect(row).toContainText(t('support.status.admin-reply'));

    await page.getByRole('textbox', { name: t('support.ticket.answer') }).fill('Thank you.');
    await page.getByRole('button', { name: t('support.ticket.send') }).click();
    await expect(page.getByRole('list', { name: thread })).toContainText('Thank you.');
    await expect(row).toContainText(t('support.status.customer-reply'));

    await closeTicket(page, locale);
    await expect(row).toContainText(t('support.status.closed'));
  });
}

test('an image goes along with a ticket: kept over a reload, shown small and large, and to nobody without its link', async ({
  page,
  api,
}) => {
  const t = say('en');
  await signInAsDemo(page, api, 'en');
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
  await expect.poll(() => preview.locator('img').evaluate(isDrawn)).toBe(true);
  await preview.press('Enter');
  const large = page.getByRole('dialog', { name: 'panel.png' }).getByRole('img', { name: 'panel.png' });
  await expect.poll(() => large.evaluate(isDrawn)).toBe(true);
  const link = new URL((await large.getAttribute('src')) ?? '', api.origin);
  expect((await fetch(link)).headers.get('content-type')).toBe('image/png');
  link.searchParams.delete('signature');
  expect((await fetch(link)).status).toBe(404);
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();
});
