import { fullOnly } from '@portico/test-depth/daily-if';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GatewayUnavailable, type PaymentGateway } from '@portico/drivers/payment-gateway';
import { forgetCard } from '../../src/modules/billing/cards/forget-card.job.ts';
import { forgetRemovedCards } from '../../src/modules/billing/cards/forget-removed-cards.job.ts';
import { success } from '../contract-client.ts';
import { simulatedJobs } from '../simulation.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { cardHolder, cardMethod, cards } from './card-holder.ts';

const { signal } = new AbortController();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ jobs: simulatedJobs.filter((job) => job !== forgetCard && job !== forgetRemovedCards) });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

async function removedCard(): Promise<string> {
  const client = cardHolder(api.call, (await api.register()).token);
  const { id } = await client.add();
  success(await client.remove(id));
  return id;
}

function cardGateway() {
  const gateway = api.app.gateways.get(cardMethod);
  if (gateway?.cards == null) throw new Error('no card method');
  return Object.assign(gateway, { cards: gateway.cards });
}

const tokenOf = async (cardId: string) => {
  const find = (tx: Parameters<Parameters<typeof api.app.database.read>[0]>[0]) =>
    tx.selectFrom('payment_card').select('token').where('id', '=', cardId).executeTakeFirstOrThrow();
  return (await api.app.database.read(find)).token;
};

async function jobsOf(cardId: string): Promise<string[]> {
  const { rows } = await api.app.database.read((tx) =>
    sql<{ state: string }>`
      select state from pgboss.job where name = ${forgetCard.name} and data ->> 'cardId' = ${cardId} order by created_on`.execute(tx),
  );
  return rows.map(({ state }) => state);
}

const abandon = (cardId: string) =>
  api.app.database.transaction((tx) =>
    sql`update pgboss.job set state = 'failed' where name = ${forgetCard.name} and data ->> 'cardId' = ${cardId}`.execute(tx),
  );

test('a removed card whose job has given up is deleted at the gateway later', async () => {
  const cardId = await removedCard();
  const forget = vi.spyOn(cardGateway().cards, 'forgetCard').mockRejectedValueOnce(new GatewayUnavailable('away'));
  await expect(forgetCard.handle(api.app, { cardId }, signal)).rejects.toThrow('away');
  await forgetRemovedCards.handle(api.app, {}, signal);
  expect(await jobsOf(cardId)).toEqual(['created']);
  await abandon(cardId);
  await forgetRemovedCards.handle(api.app, {}, signal);
  await forgetRemovedCards.handle(api.app, {}, signal);
  expect(await jobsOf(cardId)).toEqual(['failed', 'created']);
  const token = await tokenOf(cardId);
  await forgetCard.handle(api.app, { cardId }, signal);
  expect(forget.mock.calls).toEqual([[token], [token]]);
  expect(await tokenOf(cardId)).toBeNull();
  await abandon(cardId);
  await forgetRemovedCards.handle(api.app, {}, signal);
  expect(await jobsOf(cardId)).toEqual(['failed', 'failed']);
});

test("a removed card keeps its token while its gateway isn't configured", fullOnly, async () => {
  const cardId = await removedCard();
  const without = { ...api.app, gateways: new Map<number, PaymentGateway>() };
  await forgetCard.handle(without, { cardId }, signal);
  expect(await tokenOf(cardId)).not.toBeNull();
  await abandon(cardId);
  await forgetRemovedCards.handle(without, {}, signal);
  expect(await jobsOf(cardId)).toEqual(['failed']);
  await forgetRemovedCards.handle(api.app, {}, signal);
  expect(await jobsOf(cardId)).toEqual(['failed', 'created']);
});

test('a default card whose gateway was removed gives way to the next card, which is not lost to it again', fullOnly, async () => {
  const client = cardHolder(api.call, (await api.register()).token);
  const moveAway = (id: string) =>
    api.app.database.transaction((tx) => sql`update payment_card set method_id = 99 where id = ${id}`.execute(tx));
  const first = await client.add();
  await moveAway(first.id);
  const second = await client.add(cards.otherGood);
  expect(second.is_default).toBe(true);
  const third = await client.add();
  expect((await client.listed()).map(({ id, is_default: isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [third.id, false],
    [first.id, false],
  ]);
  success(await client.makeDefault(third.id));
  await client.add(cards.otherGood);
  await moveAway((await client.listed())[1]?.id ?? '');
  success(await client.remove(third.id));
  expect((await client.listed())[0]).toMatchObject({ id: second.id, is_default: true });
});
