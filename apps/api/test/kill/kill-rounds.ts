import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isFullRun } from '@portico/test-depth';
import { waitFor } from '../wait-for.ts';
import { signUpCustomer, type Customer } from './customer.ts';
import { startKilledApi, type KilledApi } from './killed-api.ts';
import { isSettled, verifyMemory } from './verify-memory.ts';

export type KillRounds = {
  times: number;
  /** The environment with the killed API's storage. */
  env: Readonly<Record<string, string>>;
  mailFolder: string;
  /** Checks the ledger while no API runs. */
  proveBooks: (round: number) => Promise<void>;
  print: (line: string) => void;
};

export type KillReport = { kills: number; seconds: number; customers: number; orders: number; paid: number; interruptions: number };

/** The number of kills in `vitest`. `pnpm --filter @portico/api test:kill` runs any number. */
export const killsOfRun = isFullRun ? 25 : 1;
export const minutes = 60_000;

const customersAtOnce = 3;
const ordersOfCustomer = 12;
/** A process lives for at most this many responses and a little longer, so that kills interrupt work on machines of any speed. */
const maxAnswers = 12;
const longestAfterMs = 60;
const longestTtlMs = 10_000;

/** Kills the API with -9 at random moments while customers use it. Throws at the first loss, duplicate or imbalance. */
export async function runKillRounds({ times, env, mailFolder, proveBooks, print }: KillRounds): Promise<KillReport> {
  const startedAt = Date.now();
  const api = await startKilledApi(env);
  const done = new AbortController();
  const customers: Customer[] = [];
  const active = new Set<Customer>();
  const walking = Array.from({ length: customersAtOnce }, () => walk({ api, mailFolder, signal: done.signal, customers, active }));
  // A failing customer also ends the rounds.
  const failed = Promise.race(walking.map((one) => one.then(() => new Promise<never>(() => {}))));
  try {
    for (let round = 1; round <= times; round += 1) {
      await Promise.race([randomMoment(api), failed]);
      await Promise.race([api.killAndRestart(() => proveBooks(round)), failed]);
      await Promise.race([Promise.all([...active].map((customer) => verifyMemory(api, customer))), failed]);
      if (round % 20 === 0) print(`${round} kills, ${Math.round((Date.now() - startedAt) / 1_000)} s, ${countOrders(customers)} orders`);
    }
    // Early kills may come before any order.
    const ordered = waitFor('an order', () => (countOrders(customers) > 0 ? true : undefined), 120_000);
    await Promise.race([ordered, failed]);
    done.abort();
    await Promise.all(walking);
    for (const customer of customers) {
      await verifyMemory(api, customer);
      await waitFor(`the services of ${customer.email}`, async () => ((await isSettled(api, customer)) ? true : undefined), 120_000);
    }
  } finally {
    done.abort();
    await api.stop();
  }
  await proveBooks(times);
  const orders = customers.flatMap(({ memory }) => memory.orders);
  return {
    kills: times,
    seconds: Math.round((Date.now() - startedAt) / 1_000),
    customers: customers.length,
    orders: orders.length,
    paid: orders.filter(({ acknowledgedAs }) => acknowledgedAs === 'paid').length,
    interruptions: api.interruptions(),
  };
}

async function randomMoment(api: KilledApi): Promise<void> {
  const answers = api.answers() + randomInt(maxAnswers + 1);
  const until = Date.now() + longestTtlMs;
  while (api.answers() < answers && Date.now() < until) await delay(1);
  await delay(randomInt(longestAfterMs));
}

type Walking = { api: KilledApi; mailFolder: string; signal: AbortSignal; customers: Customer[]; active: Set<Customer> };

async function walk({ api, mailFolder, signal, customers, active }: Walking): Promise<void> {
  while (!signal.aborted) {
    const customer = await signUpCustomer(api, mailFolder);
    customers.push(customer);
    active.add(customer);
    while (!signal.aborted && customer.memory.attemptedOrders < ordersOfCustomer) await customer.shopOnce(signal);
    active.delete(customer);
  }
}

function countOrders(customers: readonly Customer[]): number {
  return customers.reduce((sum, { memory }) => sum + memory.orders.length, 0);
}
