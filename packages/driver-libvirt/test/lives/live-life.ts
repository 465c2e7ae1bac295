import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isPasswordAccepted } from '../guest-shell.ts';
import { tariff, type Action, type Customer, type Service } from '../product/customer.ts';
import { passLastDay } from '../product/pass-last-day.ts';
import { RefusedCall } from '../product/served-product.ts';
import { waitUntil } from '../wait-until.ts';
import { hasMachineProcess, killMachine, type createHostFaults } from './host-faults.ts';
import type { Deed, Step } from './plan-life.ts';
import { isReleased, leftOf, powerOf, waitForTruth } from './true-state.ts';

export type LifeRoom = {
  customer: Customer;
  database: Pool;
  faults: ReturnType<typeof createHostFaults>;
  /** How long a host that doesn't answer stays so. */
  awayMs: number;
  /** How each deed ended under each fault. */
  note: (step: Step, ending: string) => void;
};

/** How long a killed process is missing, as a supervisor would take to start it again. */
const supervisorMs = 2_000;
/** Each question takes the machines' processor time. */
const pollMs = 1_000;
/** Longer than a new server needs to notice it. */
const maxShortageMs = 30_000;

type Life = { hostname: string; /** Zero before the order. */ id: number };

/** Orders a server, operates and cancels it, with a fault during each. Throws at the first untruth. */
export async function liveLife(room: LifeRoom, hostname: string, steps: readonly Step[]): Promise<void> {
  const { customer, database } = room;
  const life: Life = { hostname, id: 0 };
  for (const step of steps) {
    const progress = { isOver: false };
    const fault = begin(room, step, life, progress);
    const deed = carryOut(room, step.deed, life).finally(() => {
      progress.isOver = true;
    });
    const [ending] = await Promise.all([deed, fault]);
    room.note(step, ending);
    if (ending === 'success') await checkPromise(customer, life.id, step);
    if (step.deed !== 'cancel') await waitForTruth(database, life.id);
  }
}

/** Returns how the deed ended. */
async function carryOut(room: LifeRoom, deed: Step['deed'], life: Life): Promise<string> {
  const { customer } = room;
  if (deed === 'cancel') return await cancel(room, life.id);
  if (deed !== 'order') return await operate(customer, life.id, deed);
  life.id = await order(customer, life.hostname);
  return (await waitUntil(() => insist(() => activeService(customer, life.id)), pollMs)).status;
}

async function activeService(customer: Customer, id: number): Promise<Service | undefined> {
  const service = await customer.service(id);
  return service?.status === 'active' ? service : undefined;
}

/** Lets the fault happen while the deed is under way, and mends it. */
async function begin(room: LifeRoom, { fault, afterMs }: Step, life: Life, progress: { isOver: boolean }): Promise<void> {
  const isOver = () => progress.isOver;
  if (fault === 'kill-qemu') {
    await waitUntil(() => isOver() || hasMachineProcess(life.id));
    await sleep(afterMs);
    return killMachine(life.id);
  }
  const isShortage = fault === 'pool-full' || fault === 'image-missing';
  // What keeps servers from being created has to be there before.
  if (!isShortage) await sleep(afterMs);
  await room.faults[fault](async () => {
    if (!isShortage) return await sleep(fault === 'host-unreachable' ? room.awayMs : supervisorMs);
    const end = performance.now() + maxShortageMs;
    await waitUntil(async () => isOver() || performance.now() > end || (await hasFailedSetup(room, life.id)));
  });
}

async function hasFailedSetup({ database }: LifeRoom, serviceId: number): Promise<boolean> {
  const { rowCount } = await database.query('select from service where id = $1 and setup_failure is not null', [serviceId]);
  return rowCount === 1;
}

async function order({ call }: Customer, hostname: string): Promise<number> {
  const item = { tariff, configoptions: { hostname }, count: 1, billing_cycle: 'monthly', promocode: null };
  const [orderKey, payKey] = [randomUUID(), randomUUID()];
  const { invoice_id: invoice } = await insist(() =>
    call<{ invoice_id: number }>('POST', '/order/order', { order_items: [item], payment_method: 1 }, orderKey),
  );
  await insist(() => call('POST', `/invoice/pay?id=${invoice}`, { paymentmethod: 1 }, payKey));
  const { items } = await insist(() => call<{ items: Service[] }>('GET', `/service?q=${hostname}`));
  const found = items.find((one) => one.hostname === hostname);
  if (found === undefined) throw new Error(`The order of ${hostname} has no service`);
  return found.id;
}

const system = { os: 'debian-13', raid: 'none', iso: null };

/** The call of each deed, and the power that a success promises. */
const calls: Record<Deed, { path: string; body: (hostname: string) => object; power: 'running' | 'stopped' | null }> = {
  start: { path: 'power', body: () => ({ action: 'start' }), power: 'running' },
  stop: { path: 'power', body: () => ({ action: 'stop' }), power: 'stopped' },
  restart: { path: 'power', body: () => ({ action: 'restart' }), power: 'running' },
  force_off: { path: 'power', body: () => ({ action: 'force_off' }), power: 'stopped' },
  reinstall: { path: 'reinstall', body: (confirmation) => ({ ...system, confirmation, dry_run: false }), power: null },
  mount_iso: { path: 'iso-mount', body: () => ({ iso: 'arch', boot: false, dry_run: false }), power: null },
  unmount_iso: { path: 'iso-unmount', body: () => ({}), power: null },
};

/** Returns how the action ended: `success`, the code of its error, or `refused` if the server's state doesn't allow it. */
async function operate(customer: Customer, id: number, deed: Deed): Promise<string> {
  const { path, body } = calls[deed];
  const key = randomUUID();
  const hostname = (await insist(() => customer.service(id)))?.hostname ?? '';
  try {
    const action = await insist(() => customer.call<Action>('POST', `/service/${path}?id=${id}`, body(hostname), key));
    const { status, error } = await insist(() => customer.endOf(action));
    return error?.code ?? status;
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.status !== 409) throw error;
    return 'refused';
  }
}

/** A success is believed only if the machine shows it. A killed machine is stopped after any success. */
async function checkPromise(customer: Customer, id: number, { deed, fault }: Step): Promise<void> {
  if (deed === 'order' || deed === 'cancel' || fault === 'kill-qemu') return;
  const { power } = calls[deed];
  // Another life's fault may keep libvirt from answering.
  if (power !== null && (await waitUntil(() => powerOf(id))) !== power) throw new Error(`Service ${id} isn't ${power} after ${deed}`);
  if (deed !== 'reinstall') return;
  // One that was cut off after the new disk was in place leaves the server off.
  await waitUntil(async () => (await powerOf(id)) === 'running' || (await operate(customer, id, 'start')) === 'success');
  const { password } = await insist(() => customer.call<{ password: string }>('POST', `/service/root-password?id=${id}`));
  const ip = (await insist(() => customer.service(id)))?.ip ?? '';
  const answer = await waitUntil(async () => {
    const isAccepted = await isPasswordAccepted(ip, password);
    return isAccepted === null ? undefined : { isAccepted };
  });
  if (!answer.isAccepted) throw new Error(`The password of service ${id} isn't its own after a reinstall`);
}

/** Cancels the service and moves its last day into the past. Waits until nothing of it is left. */
async function cancel({ customer, database }: LifeRoom, id: number): Promise<string> {
  const key = randomUUID();
  await insist(() => customer.call('POST', `/service/cancellation?id=${id}`, { reason: 'The project is finished.', dry_run: false }, key));
  await passLastDay(database, id);
  await waitUntil(() => isReleased(database, id), pollMs);
  const left = await leftOf(id);
  if (left.length > 0) throw new Error(`Service ${id} has left ${left.join(', ')}`);
  return 'deleted';
}

const pauseMs = 500;

/** Repeats a call while the API is down or busy, as a client does. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isDown = error instanceof TypeError;
      const isBusy = error instanceof RefusedCall && error.status >= 500;
      if (!isDown && !isBusy) throw error;
    }
    await sleep(pauseMs);
  }
}
