import type { App } from '../app.ts';
import { isDemo, markDemo } from '../platform/clock/test-clock.ts';
import { readBundledCatalogue } from '../modules/catalogue/bundled-catalogue.ts';
import { applyCatalogue, hasCatalogue } from '../modules/catalogue/catalogue.ts';
import { simulatorDelayMs } from '@portico/simulation/simulator/settings';
import { applyFaq, hasFaq, readBundledFaq } from '../modules/faq/faq.ts';
import { provisionService } from '../modules/services/provisioning/provision-service.job.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { demoClientExists, hasClients, seedDemoClient, servicesInPreparation } from './demo-client.ts';

export const demoSignIn = { email: 'demo@portico.test', password: 'Portico-2026' } as const;

/** Keeps the demo's server in preparation for two minutes before it becomes active. */
const setUpDelays = 30;

type SeedParts = Pick<App, 'configuration' | 'database' | 'jobs' | 'logger' | 'now' | 'secrets'>;

const othersThere =
  'This database has real customers, and the demo is never mixed with them. Start without --demo, or use another DATA_FOLDER or DATABASE_URL for the demo.';

const demoThere =
  'This database holds the demo, whose password is public. Start with --demo, or choose another DATA_FOLDER or DATABASE_URL.';

/**
 * Seeds an empty database with the bundled catalogue, the FAQ and, with `--demo`, the demo client. Existing rows are left unchanged.
 * @throws ConfigurationError if the demo would share a database with real customers, or a production server would serve the demo
 */
export async function seed({ configuration, database, jobs, logger, now, secrets }: SeedParts): Promise<void> {
  await database.exclusive('seed', async () => {
    const lacksCatalogue = !(await database.read(hasCatalogue));
    const lacksDemo = configuration.isDemo && !(await database.read((tx) => demoClientExists(tx, demoSignIn.email)));
    if (lacksDemo && (await database.read(hasClients))) throw new ConfigurationError(othersThere);
    if (!configuration.isDemo && (await database.read(isDemo))) throw new ConfigurationError(demoThere);
    const lacksFaq = !(await database.read(hasFaq));
    if (configuration.isDemo) await database.transaction(markDemo);
    if (!lacksCatalogue && !lacksFaq && !lacksDemo) return;
    const catalogue = await readBundledCatalogue();
    if (lacksCatalogue) {
      await database.transaction((tx) => applyCatalogue(tx, catalogue, 'catalogue.yaml', now()));
      logger.info('applied the bundled catalogue');
    }
    if (lacksFaq) {
      const faq = await readBundledFaq();
      await database.transaction((tx) => applyFaq(tx, faq, now()));
    }
    if (!lacksDemo) return;
    const passwordHash = await secrets.hash(demoSignIn.password);
    await database.transaction(async (tx) => {
      await seedDemoClient(tx, { configuration, catalogue, email: demoSignIn.email, passwordHash, now: now() });
      const delayMs = setUpDelays * configuration.setting(simulatorDelayMs);
      for (const serviceId of await servicesInPreparation(tx)) await jobs.enqueue(tx, provisionService, { serviceId }, { delayMs });
    });
    logger.info('created the demo client');
  });
}
