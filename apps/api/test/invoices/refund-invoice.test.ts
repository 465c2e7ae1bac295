import { sql } from 'kysely';
import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundInvoice } from '../../src/modules/billing/credits/refund-invoice.ts';
import { runOperator } from '../../src/run-operator.ts';
import { refusal, success } from '../contract-client.ts';
import { eInvoiceFigures, schemaErrors } from '../documents/e-invoice-rules.ts';
import { readDocument } from '../documents/read-document.ts';
import { readMails } from '../mailbox.ts';
import { cardHolder, cards, typeCard } from '../payments/card-holder.ts';
import { balance, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';
import { sellerFileWith } from './seller.ts';
import { simulationFile } from '../api-process.ts';

type Client = Shopper & { registered: Registered };

async function clientOf(api: TestApi, changes: Parameters<TestApi['register']>[0] = {}): Promise<Client> {
  const registered = await api.register(changes);
  return { ...shopper(api.call, registered.token), registered };
}

/** Returns a paid invoice of €13.80. */
async function paidInvoice(shop: Shopper): Promise<number> {
  await shop.fund(20);
  const id = await shop.order(orderItem({ count: 2 }));
  success(await shop.pay(id, balance));
  return id;
}

const refund = (api: TestApi, invoiceId: number, amountCents: number | null, reason = 'The server was down') =>
  api.app.database.transaction((tx) => refundInvoice(api.app, tx, { invoiceId, amountCents, reason }));

describe('refunds on the embedded database, with a seller', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ env: { SELLER_FILE: sellerFileWith() } });
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  test('a refund returns the payment to the balance, in parts up to the full amount', async () => {
    const shop = await clientOf(api);
    const id = await paidInvoice(shop);
    expect(await shop.balance()).toBe(6.2);
    expect(await refund(api, id, 500)).toMatchObject({ ok: true, amountCents: 500, leftCents: 880 });
    expect(await shop.balance()).toBe(11.2);
    expect(await refund(api, id, 881)).toEqual({ ok: false, why: 'too_much', leftCents: 880 });
    expect(await refund(api, id, null, 'Goodwill')).toMatchObject({ ok: true, amountCents: 880, leftCents: 0 });
    expect(await refund(api, id, null)).toEqual({ ok: false, why: 'too_much', leftCents: 0 });
    expect(await refund(api, id, 1)).toEqual({ ok: false, why: 'too_much', leftCents: 0 });
    expect(await shop.balance()).toBe(20);
    const { status, credit_notes: notes } = await shop.invoice(id);
    expect(status).toBe('paid');
    expect(notes.map(({ amount, reason }) => [amount, reason])).toEqual([
      [5, 'The server was down'],
      [8.8, 'Goodwill'],
    ]);
    expect((notes[1]?.id ?? 0) - (notes[0]?.id ?? 0)).toBe(1);
    expect(notes[0]?.number).toBe(`CN-${notes[0]?.id}`);
  });

  test('a refund of an unpaid or missing invoice is refused', async () => {
    const shop = await clientOf(api);
    expect(await refund(api, await shop.order(), 100)).toEqual({ ok: false, why: 'not_paid' });
    expect(await refund(api, 2_147_480_000, 100)).toEqual({ ok: false, why: 'missing' });
  });

  test('the credit notes of an invoice sum to its VAT, however it is split', async () => {
    const shop = await clientOf(api);
    const id = await paidInvoice(shop);
    for (const cents of [1, 2, 333, 500, null]) expect(await refund(api, id, cents)).toMatchObject({ ok: true });
    const rows = await api.app.database.read((tx) => tx.selectFrom('credit_note').selectAll().where('invoice_id', '=', id).execute());
    const sum = (of: (row: (typeof rows)[number]) => number | null) => rows.reduce((total, row) => total + (of(row) ?? Number.NaN), 0);
    expect([sum((row) => row.net_cents), sum((row) => row.vat_cents), sum((row) => row.amount_cents)]).toEqual([1_160, 220, 1_380]);
  });

  test.each(dailyRows(['en', 'ru'] as const, 1))(
    'a credit note has a PDF with its number, invoice and reason, and a valid e-invoice (%s)',
    async (language) => {
      const shop = await clientOf(api);
      const id = await paidInvoice(shop);
      await refund(api, id, 500, 'Сбой & <сервер>');
      const { credit_notes: notes } = await shop.invoice(id);
      const [note] = notes;
      const query = { id, credit_note: note?.id ?? 0 };
      const { name, url } = success(await api.call('getInvoiceDocument', { token: shop.token, query, language }));
      expect(name).toBe(`credit-note-${note?.number}.pdf`);
      const { text, xml } = await readDocument(new Uint8Array(await (await fetch(`${api.url}${url}`)).arrayBuffer()));
      const words =
        language === 'en'
          ? ['Credit note', 'Total credited', '€4.20', '€0.80', '€5.00']
          : ['Кредит-нота', 'Итого возвращено', '4,20 €', '0,80 €', '5,00 €'];
      for (const word of [...words, note?.number ?? '', String(id), 'Сбой & <сервер>']) expect(text).toContain(word);
      expect(await schemaErrors(xml)).toEqual([]);
      expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
      expect(xml).toContain(`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${id}</ram:IssuerAssignedID>`);
      expect(eInvoiceFigures(xml, { rounding: 1 })).toMatchObject({ netCents: 420, vatCents: 80, grossCents: 500 });
    },
  );

  test('a credit note says whether the money is on the balance or goes back to the payer', fullOnly, async () => {
    const shop = await clientOf(api);
    const textOf = async (id: number) => {
      const query = { id, credit_note: (await shop.invoice(id)).credit_notes[0]?.id ?? 0 };
      const { url } = success(await api.call('getInvoiceDocument', { token: shop.token, query, language: 'en' }));
      return await readDocument(new Uint8Array(await (await fetch(`${api.url}${url}`)).arrayBuffer()));
    };
    const fromBalance = await paidInvoice(shop);
    await refund(api, fromBalance, 500);
    expect((await textOf(fromBalance)).text).toContain('credited to the account balance');
    const holder = cardHolder(api.call, shop.token);
    const byCard = await holder.order(orderItem());
    const { url, payment_id: paymentId } = success(await holder.payWith(byCard, undefined));
    await typeCard(url ?? '', { number: cards.good });
    expect((await holder.sync(paymentId ?? '')).status).toBe('succeeded');
    await api.app.database.transaction((tx) =>
      refundInvoice(api.app, tx, { invoiceId: byCard, amountCents: null, reason: 'Not needed', to: 'gateway' }),
    );
    const { text, xml } = await textOf(byCard);
    for (const words of [text, xml]) {
      expect(words).toContain('returned to the original payment method');
      expect(words).not.toContain('account balance');
    }
  });

  test("a refund is mailed in the main user's language", fullOnly, async () => {
    for (const [language, subject, words] of [
      ['en', 'refunded', '€5.00'],
      ['ru', 'Возврат', '5,00 €'],
    ] as const) {
      const shop = await clientOf(api, { language });
      const id = await paidInvoice(shop);
      const refunded = await refund(api, id, 500);
      const mail = await waitFor('the mail', () =>
        readMails(api.mailFolder).find(({ to, template }) => to === shop.registered.email && template === 'refunded'),
      );
      expect(mail.text.replaceAll(/\s/gu, ' ')).toContain(words);
      expect(mail.text).toContain(`/invoices/invoice/${id}`);
      expect(mail.text).toContain(refunded.ok ? refunded.number : subject);
    }
  });

  test("404: the PDF of another invoice's or another client's credit note", fullOnly, async () => {
    const shop = await clientOf(api);
    const id = await paidInvoice(shop);
    await refund(api, id, 500);
    const note = (await shop.invoice(id)).credit_notes[0]?.id ?? 0;
    const other = await clientOf(api);
    const ask = async (token: string, query: { id: number; credit_note: number }) =>
      refusal(await api.call('getInvoiceDocument', { token, query })).status;
    expect(await ask(shop.token, { id: await shop.order(), credit_note: note })).toBe(404);
    expect(await ask(shop.token, { id, credit_note: note + 1_000 })).toBe(404);
    expect(await ask(other.token, { id, credit_note: note })).toBe(404);
  });
});

test('an invoice issued without a seller can be refunded, but its credit note has no PDF', fullOnly, async () => {
  const api = await startTestApi();
  const shop = await clientOf(api);
  const id = await paidInvoice(shop);
  expect(await refund(api, id, null)).toMatchObject({ ok: true, amountCents: 1_380 });
  expect(await shop.balance()).toBe(20);
  const { credit_notes: notes, tax } = await shop.invoice(id);
  expect([notes.length, tax]).toEqual([1, null]);
  const query = { id, credit_note: notes[0]?.id ?? 0 };
  expect(refusal(await api.call('getInvoiceDocument', { token: shop.token, query }))).toMatchObject({
    status: 409,
    code: 'document_unavailable',
  });
  await expectBooksToHold(api.app.database);
  await api.close();
});

describe('refunds on PostgreSQL', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database: 'postgres', env: { SELLER_FILE: sellerFileWith({ prices: 'net' }), DATABASE_POOL_SIZE: '20' } });
  }, 120_000);
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  test('concurrent refunds never exceed the payment, and their numbers have no gap', async () => {
    const shop = await clientOf(api);
    const id = await paidInvoice(shop);
    // €16.42 with VAT covers three.
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => refund(api, id, 500)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(outcomes.filter((outcome) => !outcome.ok).map(({ why }) => why)).toEqual(Array.from({ length: 13 }, () => 'too_much'));
    expect(await shop.balance()).toBe(18.58);
    const ids = (await shop.invoice(id)).credit_notes.map((note) => note.id);
    expect(ids).toEqual([0, 1, 2].map((index) => (ids[0] ?? 0) + index));
  });

  test('eight concurrent full refunds result in one', fullOnly, async () => {
    const shop = await clientOf(api);
    const id = await paidInvoice(shop);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => refund(api, id, null)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.balance()).toBe(20);
  });

  test('concurrent refunds and payments from the refunded money end without deadlock and with a balanced ledger', fullOnly, async () => {
    const shop = await clientOf(api);
    const id = await paidInvoice(shop);
    const next = [await shop.order(), await shop.order(), await shop.order()];
    const [refunds, payments] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => refund(api, id, 400))),
      Promise.all(next.map((invoiceId) => shop.pay(invoiceId, balance))),
    ]);
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(4);
    for (const { status } of payments) expect([200, 409]).toContain(status);
  });

  test('the database enforces refund limits independently of the code', async () => {
    const shop = await clientOf(api);
    const id = await paidInvoice(shop);
    await refund(api, id, 1_000);
    const { client_id: clientId } = await api.app.database.read((tx) =>
      tx.selectFrom('invoice').select('client_id').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const insert = (cents: number, net: number, vat: number) =>
      api.app.database.transaction((tx) =>
        sql`insert into credit_note (id, invoice_id, client_id, amount_cents, net_cents, vat_cents, reason, created_at)
          values (99999, ${id}, ${clientId}, ${cents}, ${net}, ${vat}, 'x', now())`.execute(tx),
      );
    await expect(insert(643, 543, 100)).rejects.toThrow(/is too much/);
    await expect(insert(100, 50, 49)).rejects.toThrow(/credit_note_sums/);
    const change = (statement: ReturnType<typeof sql>) => api.app.database.transaction((tx) => statement.execute(tx));
    await expect(change(sql`update credit_note set amount_cents = 1 where invoice_id = ${id}`)).rejects.toThrow(/stays as it was issued/);
    await expect(change(sql`delete from credit_note where invoice_id = ${id}`)).rejects.toThrow(/stays as it was issued/);
    const unpaid = await shop.order();
    await expect(
      change(sql`insert into credit_note (id, invoice_id, client_id, amount_cents, net_cents, vat_cents, reason, created_at)
        values (99999, ${unpaid}, ${clientId}, 100, 84, 16, 'x', now())`),
    ).rejects.toThrow(/is not one that/);
  });

  test('`invoice refund` refunds from the shell and explains refusals', fullOnly, async () => {
    const shop = await clientOf(api);
    const id = String(await paidInvoice(shop));
    const env = { PORTICO_CONFIG: simulationFile, DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
    const operator = async (...argv: string[]) => {
      const lines: unknown[] = [];
      const write = (line: unknown) => void lines.push(line);
      const code = await runOperator(['invoice', 'refund', ...argv], env, { print: write, complain: write });
      return `${code} ${lines.join(' ')}`;
    };
    expect(await operator(id, '6.42', 'Down for a day')).toMatch(
      /^0 Credit note CN-\d+: 6\.42 EUR of invoice \d+ .* Still refundable: 10\.00 EUR\.$/,
    );
    expect(await shop.balance()).toBe(10);
    expect(await operator(id, '10.01', 'More')).toMatch(/^1 At most 10\.00 EUR of invoice \d+ can be refunded\.$/);
    for (const amount of ['0', '0.001', '1e3', '-5', '0x20', 'ten', '1,50'])
      expect(await operator(id, amount, 'Why')).toMatch(/^1 AMOUNT must be euros/);
    expect(await operator('x', 'all', 'Why')).toMatch(/^1 x is not an invoice number/);
    expect(await operator(String(await shop.order()), 'all', 'Why')).toMatch(/is not paid/);
    for (const reason of [' ', 'a\nb', 'x'.repeat(201)]) expect(await operator(id, 'all', reason)).toMatch(/^1 REASON must be one line/);
    expect(await operator(id, 'all', 'Goodwill')).toMatch(/^0 .* 10\.00 EUR .* Still refundable: 0\.00 EUR\.$/);
    expect(await shop.balance()).toBe(20);
  });
});
