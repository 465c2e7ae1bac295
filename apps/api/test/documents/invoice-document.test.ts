import type { ClientProfileUpdate, Language } from '@portico/contract';
import { createFormatters } from '@portico/i18n/formatters';
import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { fillProfile, sellerFileWith } from '../invoices/seller.ts';
import { expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { testClock, minuteMs } from '../test-clock.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { centsOf, eInvoiceFigures, schemaErrors } from './e-invoice-rules.ts';
import { oneSpaced, readDocument } from './read-document.ts';

const clock = testClock();
let gross: TestApi;
let net: TestApi;
beforeAll(async () => {
  gross = await startTestApi({ now: clock.now, env: { SELLER_FILE: sellerFileWith() } });
  net = await startTestApi({ env: { SELLER_FILE: sellerFileWith({ prices: 'net' }) } });
});
afterAll(async () => {
  for (const api of [gross, net]) {
    await expectBooksToHold(api.app.database);
    await api.close();
  }
});

async function client(api: TestApi, profile: Partial<ClientProfileUpdate> = {}): Promise<Shopper> {
  const { token } = await api.register();
  await fillProfile(api.call, token, profile);
  return shopper(api.call, token);
}

const linkTo = async (api: TestApi, token: string, id: number, language: Language = 'en') =>
  success(await api.call('getInvoiceDocument', { token, query: { id }, language }));

async function download(api: TestApi, token: string, id: number, language: Language = 'en'): Promise<Uint8Array> {
  const { url } = await linkTo(api, token, id, language);
  const response = await fetch(`${api.url}${url}`);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const company = { company_name: 'Ängström & <Söhne> "OOO" Ёж №5', address: 'Lindenweg 12', city: 'Hamburg', zip_code: '20095' };

const reasons = {
  S: [],
  AE: ['Reverse charge: the customer accounts for the VAT.'],
  G: ['the customer is outside the EU'],
} as const;

describe('getInvoiceDocument', () => {
  test.each(dailyRows(['en', 'ru'] as const, 1))('200: its text matches the invoice, in the requested language (%s)', async (language) => {
    const shop = await client(gross, company);
    const id = await shop.order(orderItem({ count: 2 }), orderItem({ tariff: 'storage-4tb-fi', billing_cycle: 'annually' }));
    const invoice = success(await gross.call('getInvoice', { token: shop.token, query: { id }, language }));
    const { text, pages, xml } = await readDocument(await download(gross, shop.token, id, language));
    const { money, date } = createFormatters(language, 'UTC');
    const texts = [
      String(id),
      date(invoice.created_date),
      date(invoice.due_date),
      company.company_name,
      'Mira Novak',
      '20095 Hamburg',
      'Example & Söhne Hosting GmbH',
      'DE136695976',
      'IBAN DE02 1203 0000 0000 2020 51',
      ...invoice.items.flatMap(({ description, hostname, amount, details }) => [
        description,
        hostname ?? '',
        money(amount),
        ...details.map(({ value }) => value),
      ]),
      money(invoice.tax?.net ?? 0),
      money(invoice.tax?.vat ?? 0),
      money(invoice.amount),
      ...(language === 'en'
        ? ['Invoice', 'VAT 19% on', 'Total to pay', 'Page 1 of 1', 'Germany']
        : ['Счёт', 'НДС 19 % от', 'Итого к оплате', 'Страница 1 из 1', 'Германия']),
    ];
    for (const words of texts) expect(text).toContain(oneSpaced(words));
    expect(pages).toBe(1);
    expect(text).not.toContain('�');
    expect(xml).toContain('<ram:Name>Ängström &amp; &lt;Söhne&gt; "OOO" Ёж №5</ram:Name>');
    for (const { description } of invoice.items) expect(xml).toContain(`<ram:Name>${description}</ram:Name>`);
  });

  const taxed = [
    ['gross', { country: 'FI' }, 'S', '25.50'],
    ['net', { country: 'FR', vat_id: 'FR40303265045', company_name: 'Exemple SARL' }, 'AE', '0.00'],
    ['net', { country: 'CH' }, 'G', '0.00'],
    ['gross', {}, 'S', '19.00'],
    ['net', {}, 'S', '19.00'],
  ] as const;
  test.each(dailyRows(taxed, 2))(
    "the e-invoice is valid and matches the invoice's amounts: %s prices, %j",
    async (prices, profile, category, rate) => {
      const api = prices === 'gross' ? gross : net;
      const shop = await client(api, profile);
      const id = await shop.order(orderItem({ count: 3 }), orderItem({ tariff: 'storage-4tb-fi' }));
      const invoice = await shop.invoice(id);
      const { xml, text } = await readDocument(await download(api, shop.token, id));
      expect(await schemaErrors(xml)).toEqual([]);
      const figures = eInvoiceFigures(xml, { rounding: prices === 'gross' ? 1 : 0 });
      const cents = (euros: number | undefined) => centsOf((euros ?? Number.NaN).toFixed(2));
      expect(figures).toMatchObject({
        category,
        rate,
        netCents: cents(invoice.tax?.net),
        vatCents: cents(invoice.tax?.vat),
        grossCents: cents(invoice.amount),
      });
      for (const words of reasons[category]) expect(text).toContain(words);
    },
  );

  test('a long invoice spans numbered pages without losing anything', fullOnly, async () => {
    const shop = await client(gross, company);
    const cycles = ['monthly', 'quarterly', 'semi-annually', 'annually'] as const;
    // Each differs from the others in its cycle or its addresses, so that none is grouped with another.
    const items = cycles.flatMap((billing_cycle) =>
      Array.from({ length: 8 }, (_, index) =>
        orderItem({ billing_cycle, configoptions: { hostname: `web-${billing_cycle}-${index}.example.org`, ipv4: index + 1 } }),
      ),
    );
    const id = await shop.order(...items);
    const invoice = await shop.invoice(id);
    const { text, pages, xml } = await readDocument(await download(gross, shop.token, id));
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`);
    for (const { hostname } of invoice.items) expect(text).toContain(hostname ?? '?');
    expect(eInvoiceFigures(xml, { rounding: 1 }).lineNets).toHaveLength(32);
  });

  test.each(dailyRows(['net', 'gross'] as const, 1))(
    'servers that are alike are one line with their quantity and names: prices %s',
    async (prices) => {
      const api = prices === 'gross' ? gross : net;
      const shop = await client(api);
      // 3 × €6.90 with VAT are €17.39 without it: no whole number of cents for each.
      const id = await shop.order(
        orderItem({ count: 3, configoptions: { hostname: 'web.acme.dev' } }),
        orderItem({ billing_cycle: 'annually' }),
      );
      const invoice = await shop.invoice(id);
      const { xml, text } = await readDocument(await download(api, shop.token, id));
      expect(text).toContain('3 × VPS NVMe 2, Frankfurt');
      expect(text).toContain('web-1.acme.dev, web-2.acme.dev, web-3.acme.dev · Monthly · €6.90 each');
      expect(text).toContain('€20.70');
      expect(await schemaErrors(xml)).toEqual([]);
      const { lineNets, grossCents } = eInvoiceFigures(xml, { rounding: prices === 'gross' ? 1 : 0 });
      expect(lineNets).toHaveLength(2);
      expect(grossCents).toBe(centsOf(invoice.amount.toFixed(2)));
      expect(xml).toContain('<ram:BilledQuantity unitCode="C62">3</ram:BilledQuantity>');
      expect(xml).toContain('<ram:Description>web-1.acme.dev, web-2.acme.dev, web-3.acme.dev, ');
    },
  );

  test('the same invoice is the same file, byte for byte', fullOnly, async () => {
    const shop = await client(gross, company);
    const id = await shop.order();
    const [one, other] = await Promise.all([download(gross, shop.token, id), download(gross, shop.token, id)]);
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('409: an invoice issued without a seller has no document', fullOnly, async () => {
    const api = await startTestApi();
    const shop = shopper(api.call, (await api.register()).token);
    const refused = refusal(await api.call('getInvoiceDocument', { token: shop.token, query: { id: await shop.order() } }));
    expect(refused).toMatchObject({ status: 409, code: 'document_unavailable' });
    await api.close();
  });

  test("404: answers another client's invoice like a missing one", async () => {
    const id = await (await client(gross)).order();
    const other = await client(gross);
    const ask = async (query: { id: number }) => refusal(await gross.call('getInvoiceDocument', { token: other.token, query }));
    const { request_id: _one, ...theirs } = await ask({ id });
    const { request_id: _other, ...none } = await ask({ id: 2_147_480_000 });
    expect(theirs).toEqual(none);
    expect(theirs.status).toBe(404);
  });
});

describe("the document's link", () => {
  const open = (link: string) => fetch(`${gross.url}${link}`);

  test("a document link needs no token, downloads under the file's name, and can't run anything", async () => {
    const shop = await client(gross);
    const id = await shop.order();
    const { name, url } = await linkTo(gross, shop.token, id);
    const response = await open(url);
    expect(name).toBe(`invoice-${id}.pdf`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    await response.body?.cancel();
  });

  test('a document link is invalid once altered or after five minutes', async () => {
    const shop = await client(gross);
    const first = await shop.order();
    const { url } = await linkTo(gross, shop.token, first);
    const second = await shop.order();
    const until = Number(new URL(url, gross.url).searchParams.get('until'));
    const changes: [string, string][] = [
      ['id', String(second)],
      ['locale', 'ru'],
      ['locale', 'xx'],
      ['kind', 'creditNote'],
      ['until', String(until + 1)],
      ['until', '1e99'],
      ['signature', ''],
    ];
    for (const [name, value] of changes) {
      const changed = new URL(url, gross.url);
      changed.searchParams.set(name, value);
      expect((await fetch(changed)).status, `${name}=${value}`).toBe(404);
    }
    expect((await open('/v1/invoice/pdf')).status).toBe(404);
    clock.turn(6 * minuteMs);
    expect((await open(url)).status).toBe(404);
  });
});
