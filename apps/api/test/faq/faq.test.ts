import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyFaq } from '../../src/modules/faq/faq.ts';
import { readFaq } from '../../src/modules/faq/read-faq.ts';
import { refusal, success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { testedDatabases, startTestApi, temporaryFolder, type Registered, type TestApi } from '../test-api.ts';

/** The portal's tabs and pages: the words that a reader would type in each language, and the entry that answers. */
const areas = [
  { en: 'activity', ru: 'журнал', entry: 'servers/activity' },
  { en: 'load', ru: 'нагрузка', entry: 'servers/load' },
  { en: 'cpu history', ru: 'память процессор', entry: 'servers/load' },
  { en: 'charts', ru: 'графики', entry: 'servers/load' },
  { en: 'columns', ru: 'столбцы', entry: 'servers/service-list' },
  { en: 'filter services', ru: 'фильтр услуг', entry: 'servers/service-list' },
  { en: 'RAID', ru: 'RAID', entry: 'servers/raid' },
  { en: 'search', ru: 'поиск', entry: 'account/search' },
  { en: 'Ctrl+K', ru: 'Ctrl+K', entry: 'account/search' },
  { en: 'network', ru: 'сеть', entry: 'servers/rdns' },
  { en: 'PTR', ru: 'PTR', entry: 'servers/rdns' },
  { en: 'console', ru: 'консоль', entry: 'servers/console' },
  { en: 'VNC', ru: 'VNC', entry: 'servers/console' },
  { en: 'ISO', ru: 'ISO', entry: 'servers/iso' },
  { en: 'reinstall', ru: 'переустановка', entry: 'servers/reinstall' },
  { en: 'restart', ru: 'перезапуск', entry: 'servers/power' },
  { en: 'root password', ru: 'пароль root', entry: 'servers/root-password' },
  { en: 'SSH key', ru: 'ключ SSH', entry: 'servers/ssh-key' },
  { en: 'traffic pool', ru: 'пул трафика', entry: 'servers/traffic' },
  { en: 'cancellation', ru: 'отмена услуги', entry: 'servers/cancel' },
  { en: 'order', ru: 'заказ', entry: 'ordering/first-order' },
  { en: 'cart', ru: 'корзина', entry: 'ordering/several-at-once' },
  { en: 'promo code', ru: 'промокод', entry: 'ordering/promo-code' },
  { en: 'pay invoice', ru: 'оплатить счёт', entry: 'payment/pay-invoice' },
  { en: 'balance history', ru: 'история баланса', entry: 'payment/statement' },
  { en: 'top up', ru: 'пополнить', entry: 'payment/top-up' },
  { en: 'payment settings', ru: 'настройки оплаты', entry: 'payment/cards' },
  { en: 'ticket', ru: 'тикет', entry: 'tickets/new-ticket' },
  { en: 'attach', ru: 'приложить', entry: 'tickets/attachments' },
  { en: 'client profile', ru: 'профиль клиента', entry: 'account/profile' },
  { en: 'invite user', ru: 'пригласить пользователя', entry: 'account/colleagues' },
  { en: 'user settings', ru: 'настройки пользователя', entry: 'account/profile' },
  { en: 'two-factor', ru: 'двухфакторная', entry: 'account/two-factor' },
  { en: 'passkey', ru: 'ключ доступа', entry: 'account/passkeys' },
  { en: 'sessions', ru: 'сеансы', entry: 'account/sessions' },
  { en: 'language', ru: 'язык', entry: 'account/language' },
  { en: 'notifications', ru: 'уведомления', entry: 'account/notifications' },
  { en: 'telegram', ru: 'telegram', entry: 'account/telegram' },
  { en: 'support access', ru: 'доступ поддержки', entry: 'account/support-access' },
  { en: 'forgot password', ru: 'забыли пароль', entry: 'account/sign-in' },
];

const bundled = path.join(import.meta.dirname, '../../faq');

describe.each(testedDatabases)('the FAQ on %s', (database) => {
  let api: TestApi;
  let client: Registered;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = await api.register();
  });
  afterAll(() => api.close());

  const list = async (query: object = {}, language = 'en') => success(await api.call('listFaq', { token: client.token, query, language }));
  const entry = 'payment/top-up';

  describe('listFaq', () => {
    test("200: returns the bundled entries in order, in the reader's language", async () => {
      const english = await list();
      const russian = await list({}, 'ru');
      expect(english.categories.map(({ title }) => title)).toEqual(['Ordering', 'Payment', 'Servers', 'Tickets', 'Account']);
      expect(russian.categories.map(({ title }) => title)).toEqual(['Заказ', 'Оплата', 'Серверы', 'Тикеты', 'Аккаунт']);
      expect(english.items.map(({ id }) => id)).toEqual(russian.items.map(({ id }) => id));
    });

    test.each(areas)('200: a search for "$en" and for "$ru" finds $entry', async ({ entry: answer, ...words }) => {
      for (const [language, q] of Object.entries(words)) expect((await list({ q }, language)).items.map(({ id }) => id)).toContain(answer);
    });

    test("200: q matches inflections and prefixes, in the reader's language only", async () => {
      const found = async (q: string, language: string) => (await list({ q }, language)).items.map(({ id }) => id);
      expect((await found('topping balance', 'en'))[0]).toBe(entry);
      expect((await found('пополнению баланс', 'ru')).concat(await found('пополнить баланса', 'ru'))).toContain(entry);
      expect(new Set(await found('recov', 'en'))).toEqual(new Set(['account/sign-in', 'account/two-factor']));
      expect(await found('баланс', 'en')).toEqual([]);
      expect(await found('%', 'en')).toEqual([]);
    });

    test('200: with `any`, one word of a sentence is enough, better matches come first, and stop words match nothing', async () => {
      const found = async (q: string, language = 'en') => (await list({ q, any: 1 }, language)).items.map(({ id }) => id);
      expect(await list({ q: 'My card was declined, how can I top up the balance' })).toMatchObject({ items: [] });
      expect((await found('My card was declined, how can I top up the balance'))[0]).toBe(entry);
      expect((await found('Не получается пополнить баланс картой', 'ru'))[0]).toBe(entry);
      expect(new Set(await found('zzz recov'))).toEqual(new Set(['account/sign-in', 'account/two-factor']));
      for (const words of ['how do I', 'and the', 'xyzzy', '%', 'a']) expect(await found(words)).toEqual([]);
    });

    test('200: corrects a typo if nothing matches as typed, but no short word', async () => {
      const found = async (q: string, language = 'en') => (await list({ q }, language)).items.map(({ id }) => id);
      expect((await found('balanse'))[0]).toBe(entry);
      expect((await found('top up blaance'))[0]).toBe(entry);
      expect((await list({ q: 'tpo up my balanse', any: 1 })).items[0]?.id).toBe(entry);
      expect((await found('reintsall'))[0]).toBe('servers/reinstall');
      expect(await found('reinstakl')).toEqual(await found('reinstall'));
      expect(await found('двухфакторая', 'ru')).toContain('account/two-factor');
      expect((await found('пополнить балланс', 'ru'))[0]).toBe(entry);
      for (const q of ['vatt', 'zzzzzzzz', 'баланз']) expect(await found(q)).toEqual([]);
    });

    test('200: with `any`, corrects each word that matches nothing, even if another word matches', async () => {
      const found = async (q: string, language = 'en') => (await list({ q, any: 1 }, language)).items.map(({ id }) => id);
      expect((await found('reintsall server'))[0]).toBe('servers/reinstall');
      expect(await found('reintsall server')).toEqual(await found('reinstall server'));
      expect((await found('переустоновить сервер', 'ru'))[0]).toBe('servers/reinstall');
      // A word that matches in another inflection stays as typed, although "listed" is near.
      expect(await found('lasted balance')).toEqual(await found('lasts balance'));
      expect(await found('zzzzzzzz balance')).toEqual(await found('balance'));
      expect(await list({ q: 'reintsall server' })).toEqual(await list({ q: 'reinstall server' }));
    });

    test('401 and 422', async () => {
      expect(refusal(await api.call('listFaq')).status).toBe(401);
      expect(refusal(await api.call('listFaq', { token: client.token, query: { q: 'a\0' } })).status).toBe(422);
    });
  });

  describe('getFaqEntry and rateFaqEntry', () => {
    const read = async (token = client.token) => success(await api.call('getFaqEntry', { token, query: { entry } }));
    const rate = (helpful: boolean, token = client.token) => api.call('rateFaqEntry', { token, query: { entry }, body: { helpful } });

    test("200: returns an entry with this user's rating, which can be changed", async () => {
      const { token: other } = await api.register();
      expect(await read()).toMatchObject({ id: entry, category: 'payment', title: 'How do I top up my balance?', helpful: null });
      for (const helpful of [true, true, false]) {
        success(await rate(helpful));
        expect((await read()).helpful).toBe(helpful);
      }
      expect((await read(other)).helpful).toBeNull();
    });

    test('401, 403, 404 and 422', async () => {
      expect(refusal(await api.call('getFaqEntry', { query: { entry } })).status).toBe(401);
      expect(refusal(await api.call('rateFaqEntry', { query: { entry }, body: { helpful: true } })).status).toBe(401);
      const code = await impersonationCode(api.app, client.email, { write: true });
      const operator = success(await api.call('exchangeImpersonationCode', { body: { code } })).accessToken;
      expect(refusal(await rate(true, operator)).status).toBe(403);
      const missing = { token: client.token, query: { entry: 'payment/../../etc' }, language: 'ru' };
      expect(refusal(await api.call('getFaqEntry', missing)).message).toBe('Такого вопроса больше нет.');
      expect(refusal(await api.call('rateFaqEntry', { ...missing, body: { helpful: true } })).status).toBe(404);
      expect(refusal(await api.call('getFaqEntry', { token: client.token, query: { entry: '' } })).status).toBe(422);
      expect(refusal(await api.call('rateFaqEntry', { token: client.token, query: { entry }, body: {} as never })).status).toBe(422);
    });
  });

  describe("a provider's FAQ folder", () => {
    let folder: string;
    beforeAll(() => {
      folder = temporaryFolder();
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    const problems = async () => {
      const reading = await readFaq(folder);
      return reading.ok ? [] : reading.problems;
    };

    test('a FAQ folder is validated, and each problem names its file and line', async () => {
      cpSync(bundled, folder, { recursive: true });
      expect(await problems()).toEqual([]);
      write('en/payment/top-up.md', '---\ncategory: Payment\ntitle: Top up\norder: first\n---\nText');
      write('ru/payment/top-up.md', 'Text without front matter');
      write('en/servers/connect.md', '---\ncategory: Servers\ntitle: [\norder: 1\n---\nText');
      write('ru/servers/connect.md', '---\ncategory: Серверы\ntitle: Вход\norder: 1\n---\n\n');
      write('en/payment/Wrong Name.md', '');
      expect(await problems()).toEqual([
        expect.stringMatching(/^en\/payment\/Wrong Name\.md:1: must be named/),
        expect.stringMatching(/^en\/payment\/top-up\.md:4: order /),
        expect.stringMatching(/^en\/servers\/connect\.md:[345]: /),
        'ru/payment/top-up.md:1: must start with a line of three hyphens',
        'ru/servers/connect.md:6: has no text',
      ]);
    });

    test('a FAQ folder is applied completely and once, and refused if it lacks a language', async () => {
      cpSync(bundled, folder, { recursive: true });
      rmSync(path.join(folder, 'en/payment/Wrong Name.md'), { force: true });
      write('en/payment/extra.md', '---\ncategory: Payment\ntitle: Extra\norder: 29\n---\nText');
      expect(await problems()).toEqual(['en/payment/extra.md:1: is missing in ru']);
      write('ru/payment/extra.md', '---\ncategory: Оплата\ntitle: Ещё\norder: 29\n---\nТекст');
      const reading = await readFaq(folder);
      if (!reading.ok) throw new Error(reading.problems.join());
      const apply = () => api.app.database.transaction((tx) => applyFaq(tx, reading.entries, new Date()));
      expect([await apply(), await apply()]).toEqual([true, false]);
      expect((await list()).items.map(({ id }) => id)).toContain('payment/extra');
    });
  });
});
