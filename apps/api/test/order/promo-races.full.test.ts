import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts';
import { addCode } from './promo-desk.ts';

/* Two API processes on PostgreSQL, because the embedded database's single connection hides such races. */
let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses('template');
}, 180_000);
afterEach(() => expectBooksToHold(both.database));
afterAll(() => both.close());

const times = 50;

type Shops = readonly [Shopper, ...Shopper[]];

async function race(shops: Shops, codes: readonly string[]) {
  const replies = await Promise.all(
    Array.from({ length: times }, async (_, index) => {
      // Half of the orders list the codes in reverse, so locking them in request order would deadlock.
      const items = codes.map((promocode) => orderItem({ promocode }));
      return await (shops[index % shops.length] ?? shops[0]).place(index % 4 < 2 ? items : items.toReversed());
    }),
  );
  return {
    won: replies.filter(({ ok }) => ok).length,
    refused: replies.flatMap((reply) => (reply.ok ? [] : [`${reply.status} ${reply.body.code}`])),
  };
}

const sameClient = async (): Promise<[Shopper, Shopper]> => {
  const token = await both.register();
  return [shopper(both.processes[0].call, token), shopper(both.processes[1].call, token)];
};
const newCode = (off: string, ...terms: string[]) => addCode({ database: both.database, now: () => new Date() }, off, ...terms);
const allRefused = Array.from({ length: times - 1 }, () => '422 promocode_refused');

test('fifty concurrent orders with a single-use code: one succeeds', async () => {
  const code = await newCode('20%', '--uses=1');
  const shops: Shops = [...(await sameClient()), ...(await sameClient())];
  expect(await race(shops, [code])).toEqual({ won: 1, refused: allRefused });
  const row = await both.database.read((tx) =>
    tx.selectFrom('promo_code').select('uses').where('code', '=', code).executeTakeFirstOrThrow(),
  );
  const used = await both.database.read((tx) => tx.selectFrom('invoice_item').select('id').where('kind', '=', 'discount').execute());
  expect([row.uses, used.length]).toEqual([1, 1]);
});

test('fifty concurrent orders of a client with a code for one use per client: one succeeds', async () => {
  expect(await race(await sameClient(), [await newCode('20%', '--per-client=1')])).toEqual({ won: 1, refused: allRefused });
});

test("fifty concurrent orders with two codes in either order don't deadlock, and the single-use code is used once", async () => {
  const codes = [await newCode('20%', '--uses=1'), await newCode('10%')];
  expect(await race(await sameClient(), codes)).toEqual({ won: 1, refused: allRefused });
});
