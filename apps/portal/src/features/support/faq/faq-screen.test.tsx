import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Faq, FaqEntry } from '@portico/contract';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf } from '../../../../test/samples.ts';

const faq: Faq = {
  categories: [
    { id: 'payment', title: 'Payment' },
    { id: 'servers', title: 'Servers' },
  ],
  items: [
    { id: 'payment/top-up', category: 'payment', title: 'How do I top up?' },
    { id: 'servers/connect', category: 'servers', title: 'How do I connect?' },
  ],
};
const entry: FaqEntry = {
  id: 'payment/top-up',
  category: 'payment',
  title: 'How do I top up?',
  body: 'Press **Top up**.\n\n<b>no</b>',
  helpful: null,
};

beforeEach(() => {
  localStorage.clear();
  answer('listFaq', faq);
  answer('getFaqEntry', entry);
});

test('the FAQ shows questions by category, each with its own URL', async () => {
  const portal = await openPortal('/supports/faq');
  await expect.element(page.getByRole('region', { name: 'Payment' })).toMatchTextContent(/How do I top up\?/);
  await page.getByRole('link', { name: 'How do I top up?' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'How do I top up?' })).toBeVisible();
  expect(portal.address()).toBe('/supports/faq?entry=payment%2Ftop-up');
  await expect.poll(() => document.title).toBe('How do I top up? · Portico');
  portal.back();
  await expect.poll(() => document.title).toBe('FAQ · Portico');
});

test('a deep link shows the answer as inert text and accepts a rating', async () => {
  answer('rateFaqEntry', () => {
    answer('getFaqEntry', { ...entry, helpful: true });
    return { status: 'success' as const, message: 'Done.' };
  });
  await openPortal('/supports/faq?entry=payment/top-up');
  await expect.element(page.getByText('<b>no</b>')).toBeVisible();
  expect(document.querySelector('main strong')?.textContent).toBe('Top up');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  expect(sent('rateFaqEntry')[0]).toMatchObject({ query: { entry: 'payment/top-up' }, body: { helpful: true } });
});

test('the FAQ search keeps its text in the URL, and suggests a next step when nothing matches', async () => {
  const portal = await openPortal('/supports/faq');
  answer('listFaq', { categories: [], items: [] });
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('nothing');
  await expect.poll(portal.address).toBe('/supports/faq?q=nothing');
  await expect.element(page.getByText('No matching questions')).toBeVisible();
  await expect.poll(() => sent('listFaq').at(-1)?.query).toEqual({ q: 'nothing' });
});

test('a missing entry says so', async () => {
  refuse('getFaqEntry', 404, { code: 'not_found', message: 'Такого вопроса больше нет.' });
  await openPortal('/supports/faq?entry=none', { locale: 'ru' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вопрос не найден' })).toBeVisible();
  await expect.element(page.getByText('Такого вопроса больше нет.')).toBeVisible();
  await expect.poll(() => document.title).toBe('Вопрос не найден · Portico');
  await page.getByRole('main').getByRole('link', { name: 'Все вопросы' }).click();
  await expect.element(page.getByRole('region', { name: 'Payment' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Вопросы и ответы · Portico');
});

test('matching questions are suggested while the user types a ticket’s subject', fullOnly, async () => {
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
  answer('listServices', pageOf());
  await openPortal('/supports/create-ticket');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Top up');
  await expect.element(page.getByText('This may help')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'How do I top up?' }))
    .toHaveAttribute('href', '/supports/faq?entry=payment%2Ftop-up');
});
