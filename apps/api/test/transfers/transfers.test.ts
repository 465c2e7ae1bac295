import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { clientIdOf, commandsOf } from '../operator/run-command.ts';
import { balance, decideOnSandbox, expectBooksToHold, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { camt } from './bank-files.ts';

let api: TestApi;
let client: Registered;
let shop: Shopper;
let commands: ReturnType<typeof commandsOf>;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres' });
  client = await api.register();
  shop = shopper(api.call, client.token);
  commands = commandsOf(api);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

const amountOf = async (invoice: number) => (await shop.invoice(invoice)).amount;
const markPaid = (invoice: number, reference: string, ...more: string[]) =>
  commands.run('invoice', 'mark-paid', String(invoice), '--reference', reference, ...more);

describe('invoice mark-paid', () => {
  test('pays an order once per reference and delivers it', async () => {
    const invoice = await shop.order();
    const [before, amount] = [await shop.balance(), await amountOf(invoice)];
    expect(await markPaid(invoice, 'A-1', '--reason=Statement of today')).toMatchObject({ code: 0 });
    expect(await shop.invoice(invoice)).toMatchObject({
      status: 'paid',
      payments: [{ method: 'Bank transfer', amount, status: 'succeeded', credited: false }],
    });
    await shop.activeServices(1);
    expect(await shop.balance()).toBe(before);
    expect(await commands.json('invoice', 'mark-paid', String(invoice), '--reference= A-1 ')).toMatchObject({ result: 'already_booked' });
    const { items } = await commands.json<{ items: object[] }>('log', 'list', '--operation=payByTransfer', `--subject=${invoice}`);
    expect(items).toMatchObject([{ reason: 'Statement of today', details: { reference: 'A-1', amount_cents: Math.round(amount * 100) } }]);
    const { items: statement } = success(await api.call('listBalanceEntries', { token: client.token }));
    expect(statement[1]).toMatchObject({ kind: 'payment', method: 'Bank transfer', amount });
  });

  test('credits what is too much to the balance', async () => {
    const invoice = await shop.order();
    const before = await shop.balance();
    const cents = Math.round((await amountOf(invoice)) * 100);
    const amount = ((cents + 500) / 100).toFixed(2);
    expect(await commands.json('invoice', 'mark-paid', String(invoice), '--reference=A-2', `--amount=${amount}`)).toMatchObject({
      result: 'paid',
      client_id: await clientIdOf(api, client.email),
      amount_cents: cents + 500,
      credited_cents: 500,
    });
    expect(await shop.balance()).toBeCloseTo(before + 5, 2);
  });

  test('refuses too little, a used reference, and an invoice that is paid or missing', fullOnly, async () => {
    const invoice = await shop.order();
    expect(await markPaid(invoice, 'A-3', '--amount=1.00')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^\d+\.\d\d EUR are missing/),
    });
    expect(await markPaid(invoice, 'A-1')).toMatchObject({ code: 1, output: expect.stringContaining('already booked as payment') });
    expect(await markPaid(99_999, 'A-3')).toMatchObject({ code: 1, output: "Invoice 99999 doesn't exist." });
    expect(await markPaid(invoice, '')).toMatchObject({ code: 1, output: expect.stringContaining('--reference must be') });
    expect(await markPaid(invoice, 'A-4')).toMatchObject({ code: 0 });
    expect(await markPaid(invoice, 'A-5')).toMatchObject({ code: 1, output: `Invoice ${invoice} is paid.` });
  });

  test('names an open checkout, whose money goes to the balance if it still arrives', fullOnly, async () => {
    const invoice = await shop.order();
    const { url, paymentId } = await shop.checkout(invoice);
    expect((await markPaid(invoice, 'A-6')).output).toContain(`Payment ${paymentId} is still pending.`);
    const [before, amount] = [await shop.balance(), await amountOf(invoice)];
    await decideOnSandbox(url, 'pay');
    expect(await shop.sync(paymentId)).toMatchObject({ status: 'succeeded', credited: true });
    expect(await shop.balance()).toBeCloseTo(before + amount, 2);
  });

  test('is refunded to the balance, but by no gateway', fullOnly, async () => {
    const invoice = await shop.order();
    await markPaid(invoice, 'A-7');
    expect(await commands.run('invoice', 'refund', String(invoice), 'all', 'x', '--gateway')).toMatchObject({
      code: 1,
      output: expect.stringContaining('At most 0.00 EUR'),
    });
    expect(await commands.run('invoice', 'refund', String(invoice), 'all', 'x')).toMatchObject({ code: 0 });
  });

  test('two at once with one reference book it once', async () => {
    const [one, other] = [await shop.order(), await shop.order()];
    const codes = await Promise.all([markPaid(one, 'A-8'), markPaid(other, 'A-8')]);
    expect(codes.filter(({ code }) => code === 0)).toHaveLength(1);
    expect([(await shop.invoice(one)).status, (await shop.invoice(other)).status].toSorted()).toEqual(['paid', 'unpaid']);
  });
});

describe('invoice import', () => {
  let files = 0;
  const fileOf = (content: string) => {
    const file = path.join(api.dataFolder, `statement-${(files += 1)}`);
    writeFileSync(file, content);
    return file;
  };
  type Imported = { is_written: boolean; items: Record<string, unknown>[]; unread: object[]; outgoing: number };
  /** The exit code says whether someone has to look at it, so it is not an error here. */
  const load = async (file: string, ...more: string[]) => {
    const { code, output } = await commands.run('invoice', 'import', file, '--json', ...more);
    return { code, ...(JSON.parse(output) as Imported) };
  };

  test('books what names one unpaid invoice and covers it, once; the rest is reported', async () => {
    const [exact, more, less, gone, twice] = [
      await shop.order(),
      await shop.order(),
      await shop.order(),
      await shop.order(),
      await shop.order(),
    ];
    const amount = await amountOf(exact);
    await shop.fund(20);
    await shop.pay(gone, balance);
    const before = await shop.balance();
    const euros = (added: number) => (amount + added).toFixed(2);
    const file = fileOf(
      camt([
        { amount: euros(0), reference: 'B-1', text: [`Invoice ${exact}`] },
        { amount: euros(2.5), reference: 'B-2', text: [`INV-${more}`] },
        { amount: euros(-1), reference: 'B-3', text: [`${less}`] },
        { amount: euros(0), reference: 'B-4', text: [`${gone}`] },
        { amount: euros(0), reference: 'B-5', text: [`${less} ${twice}`] },
        { amount: euros(0), reference: 'B-6', text: ['Thank you'] },
        { amount: euros(0), reference: 'B-1', text: [`Invoice ${exact}`] },
        { amount: euros(0), reference: null, text: [`Invoice ${twice}`] },
        { amount: '9.00', reference: 'B-7', direction: 'DBIT' },
      ]),
    );
    const results = ({ items }: Imported) => items.map(({ reference, result, invoice_id: invoice }) => [reference, result, invoice]);
    const rest = [
      ['B-3', 'unclear', less],
      ['B-4', 'unclear', gone],
      ['B-5', 'unclear', null],
      ['B-6', 'unclear', null],
      ['B-1', 'already_booked', exact],
    ];

    const planned = await load(file);
    expect(planned).toMatchObject({ code: 1, is_written: false, unread: [{ where: 'entry 8' }], outgoing: 1 });
    expect(results(planned)).toEqual([['B-1', 'pays', exact], ['B-2', 'pays', more], ...rest]);
    expect(planned.items[2]).toMatchObject({ problem: `1.00 EUR are missing to pay invoice ${less}.` });
    expect((await shop.invoice(exact)).status).toBe('unpaid');

    const written = await load(file, '--write');
    expect(results(written)).toEqual([['B-1', 'paid', exact], ['B-2', 'paid', more], ...rest]);
    expect([(await shop.invoice(exact)).status, (await shop.invoice(more)).status, (await shop.invoice(less)).status]).toEqual([
      'paid',
      'paid',
      'unpaid',
    ]);
    expect(await shop.balance()).toBeCloseTo(before + 2.5, 2);

    const again = await load(file, '--write');
    expect(results(again)).toEqual([['B-1', 'already_booked', exact], ['B-2', 'already_booked', more], ...rest]);
    expect(await shop.balance()).toBeCloseTo(before + 2.5, 2);
    expect((await commands.run('invoice', 'import', file)).output).toMatch(/^! unclear +B-6 .*Its text names no invoice\.$/m);
  });

  test("books a transfer under another's reference to no invoice, and reports it", async () => {
    const [first, second] = [await shop.order(), await shop.order()];
    const amount = (await amountOf(first)).toFixed(2);
    const file = fileOf(`reference,amount,text\nNOTPROVIDED,${amount},Invoice ${first}\nNOTPROVIDED,${amount},Invoice ${second}\n`);
    const results = ({ code, items }: Awaited<ReturnType<typeof load>>) => [code, ...items.map(({ result }) => result)];
    expect(results(await load(file))).toEqual([1, 'pays', 'unclear']);
    expect(results(await load(file, '--write'))).toEqual([1, 'paid', 'unclear']);
    expect(results(await load(file, '--write'))).toEqual([1, 'already_booked', 'unclear']);
    expect([(await shop.invoice(first)).status, (await shop.invoice(second)).status]).toEqual(['paid', 'unpaid']);
  });

  test("reads a bank's CSV file and exits with 0 if nothing is left to look at", fullOnly, async () => {
    const invoice = await shop.order();
    const amount = (await amountOf(invoice)).toFixed(2).replace('.', ',');
    const file = fileOf(`Ref;Betrag;Zweck\nC-1;${amount};Rechnung ${invoice}\nC-2;-5,00;Strom\n`);
    const columns = ['--column=reference=Ref', '--column=amount=Betrag', '--column=text=Zweck'];
    expect(await load(file, '--write', ...columns)).toMatchObject({
      code: 0,
      items: [{ result: 'paid', invoice_id: invoice }],
      outgoing: 1,
    });
    expect(await commands.run('invoice', 'import', file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--column reference='),
    });
    expect(await commands.run('invoice', 'import', `${file}.none`)).toMatchObject({
      code: 1,
      output: expect.stringContaining("Can't read"),
    });
  });
});
