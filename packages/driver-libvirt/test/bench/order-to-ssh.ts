/**
 * `pnpm --filter @portico/driver-libvirt bench:order [--runs 10]` compares two times until a server's SSH answers: from the call that places
 * an order, and from the start of the same guest with a new disk by hand.
 */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { carryOut, makeServer, openDriver, removeServer, requestOf } from '../driver-under-test.ts';
import { networkOf, options, prepareMachineRoom, virsh } from '../machine-room.ts';
import { orderServer, signUp, type Customer } from '../product/customer.ts';
import { startPostgres } from '../product/postgres.ts';
import { createProduct } from '../product/served-product.ts';
import { waitUntil } from '../wait-until.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' } } });
const runs = Number(values.runs);
const pollMs = 50;
/** Less often, because each request takes processor time from the guest. The portal receives an event instead. */
const servicePollMs = 250;
const attemptMs = 1_000;
const { driver, close } = openDriver();

/** Whether the address answers as SSH servers do. */
async function answersSsh(host: string): Promise<boolean> {
  const signal = AbortSignal.timeout(attemptMs);
  const socket = connect({ host, port: 22, signal });
  try {
    const [greeting] = (await once(socket, 'data', { signal })) as [Buffer];
    return greeting.toString().startsWith('SSH-');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function secondsOf(work: () => Promise<string>): Promise<number> {
  const startedAt = performance.now();
  const host = await work();
  await waitUntil(() => answersSsh(host), pollMs);
  return (performance.now() - startedAt) / 1_000;
}

/** The machine is Portico's own, so that both have the same hardware; its disk is as new as that of an order. */
async function bootByHand(serviceId: number): Promise<number> {
  const disk = `portico-${serviceId}-disk-1.qcow2`;
  virsh('vol-delete', '--pool', options.pool, disk);
  const backing = ['--backing-vol', 'guest.qcow2', '--backing-vol-format', 'qcow2'];
  virsh('vol-create-as', options.pool, disk, '256M', '--format', 'qcow2', ...backing);
  const host = networkOf(serviceId).ipv4[0]?.ip ?? '';
  return await secondsOf(async () => {
    virsh('start', `portico-${serviceId}`);
    return host;
  });
}

async function bootByOrder(customer: Customer): Promise<number> {
  let serviceId = 0;
  const seconds = await secondsOf(async () => {
    const { id } = await orderServer(customer);
    serviceId = id;
    const { ip } = await waitUntil(async () => {
      const service = await customer.service(id);
      return service?.status === 'active' && service;
    }, servicePollMs);
    return ip ?? '';
  });
  await removeServer(driver, serviceId);
  return seconds;
}

function summaryOf(seconds: readonly number[]) {
  const sorted = seconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

prepareMachineRoom();
const postgres = await startPostgres();
const product = createProduct(mkdtempSync('/run/portico/data-'), { DATABASE_URL: postgres.url });
try {
  await product.start();
  const customer = await signUp(product, 'mira@example.com');
  const byHand = 41;
  await makeServer(driver, requestOf(byHand));
  const [ordered, bare]: [number[], number[]] = [[], []];
  // In turn, so that a busy host slows both down.
  for (let run = 1; run <= runs; run += 1) {
    await carryOut(driver, byHand, { kind: 'force_off' });
    bare.push(await bootByHand(byHand));
    await carryOut(driver, byHand, { kind: 'force_off' });
    ordered.push(await bootByOrder(customer));
    console.log(`Run ${run}: by hand ${bare.at(-1)?.toFixed(1)} s, by order ${ordered.at(-1)?.toFixed(1)} s`);
  }
  const [hand, order] = [summaryOf(bare), summaryOf(ordered)];
  for (const [name, { median, p95 }] of Object.entries({ 'by hand': hand, 'by order': order }))
    console.log(`${name.padEnd(9)} median ${median.toFixed(1)} s, p95 ${p95.toFixed(1)} s`);
  console.log(`ratio     median ${(order.median / hand.median).toFixed(2)}, p95 ${(order.p95 / hand.p95).toFixed(2)}`);
  await removeServer(driver, byHand);
} finally {
  await close();
  await product.kill();
  await postgres.stop();
}
