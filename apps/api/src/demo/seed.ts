import type { App } from '../app.ts';
import { hashSecret } from '../modules/auth/password.ts';
import { readBundledCatalogue } from '../modules/catalogue/bundled-catalogue.ts';
import { applyCatalogue, hasCatalogue } from '../modules/catalogue/catalogue.ts';
import { applyFaq, hasFaq, readBundledFaq } from '../modules/faq/faq.ts';
import { demoClientExists, seedDemoClient } from './demo-client.ts';

export const demoSignIn = { email: 'demo@portico.test', password: 'Portico-2026' } as const;

type SeedParts = Pick<App, 'configuration' | 'database' | 'logger' | 'now'>;

/** Fills an empty database: the bundled catalogue, and the demo client unless `--empty`. What is there already is left as it is. */
export async function seed({ configuration, database, logger, now }: SeedParts): Promise<void> {
  await database.exclusive('seed', async () => {
    const catalogue = await readBundledCatalogue();
    await database.transaction(async (tx) => {
      if (await hasCatalogue(tx)) return;
      await applyCatalogue(tx, catalogue, 'catalogue.yaml', now());
      logger.info('the bundled catalogue was applied');
    });
    const faq = await readBundledFaq();
    await database.transaction(async (tx) => {
      if (!(await hasFaq(tx))) await applyFaq(tx, faq, now());
    });
    if (!configuration.seedDemo) return;
    if (await database.read((tx) => demoClientExists(tx, demoSignIn.email))) return;
    const passwordHash = await hashSecret(demoSignIn.password);
    await database.transaction((tx) => seedDemoClient(tx, { catalogue, email: demoSignIn.email, passwordHash, now: now() }));
    logger.info('the demo client was made');
  });
}
