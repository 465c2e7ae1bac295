import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareMachineRoom, virsh } from '../machine-room.ts';
import { signUp, type Customer } from '../product/customer.ts';
import { startPostgres, type Postgres } from '../product/postgres.ts';
import { createProduct, type ServedProduct } from '../product/served-product.ts';
import { waitUntil } from '../wait-until.ts';
import { createHostFaults } from './host-faults.ts';
import { liveLife, type LifeRoom } from './live-life.ts';
import { planLife, type Step } from './plan-life.ts';
import { duplicateAddresses } from './true-state.ts';

/* `pnpm --filter @portico/driver-libvirt lives` takes a seed and a number of lives. */
const lives = Number(process.env['PORTICO_LIVES'] ?? '4');
const together = Number(process.env['PORTICO_LIVES_TOGETHER'] ?? '4');
const seed = process.env['PORTICO_LIVES_SEED'] ?? randomUUID().slice(0, 8);
const awayMs = 1_000 * Number(process.env['PORTICO_AWAY_SECONDS'] ?? '15');

let postgres: Postgres;
let product: ServedProduct;
let customer: Customer;

beforeAll(async () => {
  prepareMachineRoom();
  postgres = await startPostgres();
  product = createProduct(mkdtempSync('/run/portico/data-'), { DATABASE_URL: postgres.url, ADDRESS_QUARANTINE_HOURS: '0' });
  await product.start();
  customer = await signUp(product, 'mira@example.com');
});
afterAll(async () => {
  await product.kill();
  await postgres.stop();
});

/** The command fails while there are orphans. A removal that is under way ends. */
const inventory = () => waitUntil(() => product.operator('inventory', 'list').catch(() => undefined));

test(
  `${lives} lives with a fault at each step end truly and leave nothing (seed ${seed})`,
  { timeout: 1_800_000 + lives * 900_000 },
  async () => {
    const startedAt = Date.now();
    const secondsSince = (at: number) => Math.round((Date.now() - at) / 1_000);
    const endings = new Map<string, number>();
    const note = ({ deed, fault }: Step, ending: string) => {
      console.log(`${secondsSince(startedAt)} s: ${deed} with ${fault}: ${ending}`);
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
    };
    const room: LifeRoom = { customer, database: postgres.pool, faults: createHostFaults(product), awayMs, note };
    const failures: string[] = [];
    let startedCount = 0;
    let ended = 0;
    const live = async () => {
      while (startedCount < lives) {
        const life = (startedCount += 1);
        const bornAt = Date.now();
        const steps = planLife(seed, life);
        console.log(`Life ${life}: ${steps.map(({ deed, fault }) => `${deed} (${fault})`).join(', ')}`);
        try {
          await liveLife(room, `life-${life}.example.com`, steps);
          const duplicates = await duplicateAddresses();
          if (duplicates.length > 0) throw new Error(`Two servers have ${duplicates.join(', ')}`);
        } catch (error) {
          // The others go on: each may find something else.
          failures.push(`Life ${life}: ${String(error)}`);
          console.log(failures.at(-1));
          continue;
        }
        ended += 1;
        console.log(`Life ${life} left nothing after ${secondsSince(bornAt)} s. ${ended} of ${lives} in ${secondsSince(startedAt)} s.`);
      }
    };
    await Promise.all(Array.from({ length: together }, live));
    console.log(`Seed ${seed}: ${JSON.stringify(Object.fromEntries(endings))}`);
    expect(failures).toEqual([]);
    expect(await inventory()).toContain('Every machine has a service');
    expect(virsh('list', '--all', '--name').trim()).toBe('');
    expect(virsh('vol-list', 'portico')).not.toContain('portico-');
  },
);
