import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresServer } from '../postgres-server.ts';
import { onPostgres } from '../postgres-server.ts';
import { signUpCustomer, type Customer } from './customer.ts';
import { startKilledApi, type KilledApi } from './killed-api.ts';
import { isSettled, verifyMemory } from './verify-memory.ts';

export type Faults = { terminations: number; restarts: number; pauses: number; kills: number };
export type FaultReport = { seconds: number; customers: number; orders: number; paid: number; interruptions: number };
type FaultName = keyof Faults;

const customersAtOnce = 4;
const ordersOfCustomer = 12;
const pauseMs = 15_000;
/** The time between two faults: some work completes and some is interrupted. */
const maxCalmMs = 4_000;
const settleMs = 90_000;

type FaultRounds = {
  faults: Faults;
  server: PostgresServer;
  env: Readonly<Record<string, string>>;
  mailFolder: string;
  proveBooks: () => Promise<void>;
  print: (line: string) => void;
};

/**
 * Customers of two processes on one PostgreSQL order and pay while connections, the server and the processes fail. Throws at the first loss
 * or duplicate.
 */
export async function runFaultRounds({ faults, server, env, mailFolder, proveBooks, print }: FaultRounds): Promise<FaultReport> {
  const startedAt = Date.now();
  const processes = [await startKilledApi(env), await startKilledApi(env)] as const;
  const done = new AbortController();
  const customers: { customer: Customer; api: KilledApi }[] = [];
  const walk = async (api: KilledApi) => {
    while (!done.signal.aborted) {
      const customer = await signUpCustomer(api, mailFolder);
      customers.push({ customer, api });
      while (!done.signal.aborted && customer.memory.attemptedOrders < ordersOfCustomer) await customer.shopOnce(done.signal);
    }
  };
  const walking = Array.from({ length: customersAtOnce }, (_, index) => walk(processes[index % 2 === 0 ? 0 : 1]));
  const failed = Promise.race(walking.map((one) => one.then(() => new Promise<never>(() => {}))));
  const cause: Record<FaultName, () => Promise<void>> = {
    terminations: () => terminateOne(server.url('postgres')),
    restarts: async () => server.restart(),
    pauses: () => server.pause(pauseMs),
    kills: async () => void (await processes[randomInt(2)]?.killAndRestart(async () => {})),
  };
  try {
    const all = shuffled(Object.entries(faults).flatMap(([name, times]) => Array.from({ length: times }, () => name as FaultName)));
    for (const [index, name] of all.entries()) {
      await Promise.race([delay(randomInt(maxCalmMs)), failed]);
      await Promise.race([cause[name](), failed]);
      if ((index + 1) % 20 === 0)
        print(`${index + 1} faults, ${Math.round((Date.now() - startedAt) / 1_000)} s, ${ordersOf(customers).length} orders`);
    }
    done.abort();
    const lastFaultAt = Date.now();
    await Promise.all(walking);
    let waiting = customers;
    while (waiting.length > 0) {
      const settled = await Promise.all(waiting.map(({ customer, api }) => isSettled(api, customer)));
      waiting = waiting.filter((_customer, index) => settled[index] !== true);
      if (waiting.length > 0 && Date.now() > lastFaultAt + settleMs) {
        const names = waiting.map(({ customer }) => customer.email).join(', ');
        throw new Error(`Not all that was paid is active ${settleMs / 1_000} s after the last fault: ${names}`);
      }
    }
    print(`Settled ${Math.round((Date.now() - lastFaultAt) / 1_000)} s after the last fault.`);
    for (const { customer, api } of customers) await verifyMemory(api, customer);
  } finally {
    done.abort();
    for (const api of processes) await api.stop();
  }
  await proveBooks();
  const orders = ordersOf(customers);
  return {
    seconds: Math.round((Date.now() - startedAt) / 1_000),
    customers: customers.length,
    orders: orders.length,
    paid: orders.filter(({ acknowledgedAs }) => acknowledgedAs === 'paid').length,
    interruptions: processes[0].interruptions() + processes[1].interruptions(),
  };
}

const ordersOf = (customers: readonly { customer: Customer }[]) => customers.flatMap(({ customer }) => customer.memory.orders);

/** Terminates an active connection if there is one. The server may be briefly down after the previous fault. */
async function terminateOne(url: string): Promise<void> {
  const statement = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portico'
    order by state = 'active' desc, random() limit 1`;
  await onPostgres(url, statement);
}

function shuffled<T>(values: readonly T[]): T[] {
  const rest = [...values];
  return values.flatMap(() => rest.splice(randomInt(rest.length), 1));
}
