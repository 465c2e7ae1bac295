import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedInGuest } from '../guest-shell.ts';
import { prepareMachineRoom, virsh } from '../machine-room.ts';
import { waitUntil } from '../wait-until.ts';
import { orderServer, signUp, type Action, type Customer, type Service } from './customer.ts';
import { createProduct } from './served-product.ts';

const product = createProduct(mkdtempSync('/run/portico/data-'));
const keyFile = '/run/portico/order-key';
let customer: Customer;
let service: Service;
let password = '';

beforeAll(async () => {
  prepareMachineRoom();
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile]);
  await product.start();
  customer = await signUp(product, 'mira@example.com');
});
afterAll(() => product.kill());

/** A restart may be cut off between its stop and its start. */
async function startIfStopped(): Promise<void> {
  if (virsh('domstate', `portico-${service.id}`).trim() !== 'shut off') return;
  const action = await customer.endOf(await customer.call<Action>('POST', `/service/power?id=${service.id}`, { action: 'start' }));
  if (action.status !== 'success') throw new Error(`The server didn't start: ${JSON.stringify(action)}`);
}

test('an order paid from the balance becomes a machine that answers to its password', async () => {
  const { id } = await orderServer(customer);
  service = await waitUntil(async () => {
    const found = await customer.service(id);
    return found?.status === 'active' ? found : undefined;
  });
  ({ password } = await customer.call<{ password: string }>('POST', `/service/root-password?id=${service.id}`));
  expect(await printedInGuest(service.ip ?? '', { password }, 'hostname')).toBe(service.hostname);
});

test("the customer's key works once it is set", async () => {
  const publicKey = readFileSync(`${keyFile}.pub`, 'utf8').trim();
  const action = await customer.call<Action>('POST', `/service/ssh-key?id=${service.id}`, { public_key: publicKey });
  expect(await customer.endOf(action)).toMatchObject({ status: 'success' });
  expect(await printedInGuest(service.ip ?? '', { key: keyFile }, 'id -un')).toBe('root');
});

test('an action that a killed server has begun ends truly after its restart', async () => {
  const action = await customer.call<Action>('POST', `/service/power?id=${service.id}`, { action: 'restart' });
  await waitUntil(() => virsh('dumpxml', '--inactive', `portico-${service.id}`).includes('"outcome":null'));
  await product.kill();
  await product.start();
  expect(['success', 'error']).toContain((await customer.endOf(action)).status);
  await startIfStopped();
  expect(await printedInGuest(service.ip ?? '', { key: keyFile }, 'id -un')).toBe('root');
});
