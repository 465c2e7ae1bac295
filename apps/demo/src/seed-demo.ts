import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { App } from '@portico/api/app';
import { readBundledCatalogue } from '@portico/api/modules/catalogue/bundled-catalogue';
import { provisionService } from '@portico/api/modules/services/provisioning/provision-service.job';
import { markMadeUp } from '@portico/api/platform/clock/test-clock';
import { simulatorDelayMs } from '@portico/simulation/simulator/settings';
import { demoClientExists, hasClients, seedDemoClient, servicesInPreparation } from './demo-client.ts';

export const demoSignIn = { email: 'demo@portico.test', password: 'Portico-2026' } as const;

/** Keeps the demo's server in preparation for two minutes before it becomes active. */
const setUpDelays = 30;

const othersThere =
  'This database has real customers, and the demo is never mixed with them. Choose another DATA_FOLDER or DATABASE_URL for the demo.';

/**
 * Adds the demo client to an empty database. Existing rows are left unchanged.
 * @throws ConfigurationError if the demo would share a database with real customers
 */
export async function seedDemo({ configuration, database, jobs, logger, now, secrets }: App): Promise<void> {
  await database.exclusive('seed', async () => {
    const lacksDemo = !(await database.read((tx) => demoClientExists(tx, demoSignIn.email)));
    if (lacksDemo && (await database.read(hasClients))) throw new ConfigurationError(othersThere);
    await database.transaction(markMadeUp);
    if (!lacksDemo) return;
    const catalogue = await readBundledCatalogue();
    const passwordHash = await secrets.hash(demoSignIn.password);
    await database.transaction(async (tx) => {
      await seedDemoClient(tx, { configuration, catalogue, email: demoSignIn.email, passwordHash, now: now() });
      const delayMs = setUpDelays * configuration.setting(simulatorDelayMs);
      for (const serviceId of await servicesInPreparation(tx)) await jobs.enqueue(tx, provisionService, { serviceId }, { delayMs });
    });
    logger.info('created the demo client');
  });
}
