import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { printedInGuest } from '../guest-shell.ts';
import { prepareMachineRoom, virsh } from '../machine-room.ts';
import { runOperator, serveProduct, signUp, type ServedProduct } from './served-product.ts';

type Service = { id: number; status: string; ip: string | null; hostname: string };
type Action = { id: string; status: string; error: unknown };

const dataFolder = mkdtempSync('/run/portico/data-');
const keyFile = '/run/portico/order-key';
const email = 'mira@example.com';
const waiting = { timeout: 900_000, interval: 200 };
let product: ServedProduct;
let service: Service;
let password = '';

beforeAll(async () => {
  prepareMachineRoom();
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile]);
  product = await serveProduct(dataFolder);
  await signUp(product, dataFolder, email);
  await runOperator(dataFolder, 'client', 'credit', email, '100', '--reason', 'For the test');
});
afterAll(() => product.kill());

const services = async () => (await product.call<{ items: Service[] }>('GET', '/service')).items;

async function endOf({ id }: Action): Promise<Action> {
  return await vi.waitUntil(async () => {
    const action = await product.call<Action>('GET', `/service/action?id=${id}`);
    return action.status === 'running' ? undefined : action;
  }, waiting);
}

/** A restart may be cut off between its stop and its start. */
async function startIfStopped(): Promise<void> {
  if (virsh('domstate', `portico-${service.id}`).trim() !== 'shut off') return;
  const action = await endOf(await product.call<Action>('POST', `/service/power?id=${service.id}`, { action: 'start' }));
  if (action.status !== 'success') throw new Error(`The server didn't start: ${JSON.stringify(action)}`);
}

test('an order paid from the balance becomes a machine that answers to its password', async () => {
  const item = { tariff: 'vps-nvme-2-de', configoptions: {}, count: 1, billing_cycle: 'monthly', promocode: null };
  const { invoice_id: invoice } = await product.call<{ invoice_id: number }>('POST', '/order/order', {
    order_items: [item],
    payment_method: 1,
  });
  await product.call('POST', `/invoice/pay?id=${invoice}`, { paymentmethod: 1 });
  service = await vi.waitUntil(async () => (await services()).find(({ status }) => status === 'active'), waiting);
  ({ password } = await product.call<{ password: string }>('POST', `/service/root-password?id=${service.id}`));
  expect(await printedInGuest(service.ip ?? '', { password }, 'hostname')).toBe(service.hostname);
});

test("the customer's key works once it is set", async () => {
  const publicKey = readFileSync(`${keyFile}.pub`, 'utf8').trim();
  const action = await product.call<Action>('POST', `/service/ssh-key?id=${service.id}`, { public_key: publicKey });
  expect(await endOf(action)).toMatchObject({ status: 'success' });
  expect(await printedInGuest(service.ip ?? '', { key: keyFile }, 'id -un')).toBe('root');
});

test('an action that a killed server has begun ends truly after its restart', async () => {
  const action = await product.call<Action>('POST', `/service/power?id=${service.id}`, { action: 'restart' });
  await vi.waitUntil(() => virsh('dumpxml', '--inactive', `portico-${service.id}`).includes('"outcome":null'), waiting);
  await product.kill();
  product = await serveProduct(dataFolder);
  expect(['success', 'error']).toContain((await endOf(action)).status);
  await startIfStopped();
  expect(await printedInGuest(service.ip ?? '', { key: keyFile }, 'id -un')).toBe('root');
});
