import type { App } from './app.ts';
import { readBundledCatalogue } from './modules/catalogue/bundled-catalogue.ts';
import { applyCatalogue, hasCatalogue } from './modules/catalogue/catalogue.ts';
import { applyFaq, hasFaq, readBundledFaq } from './modules/faq/faq.ts';

/** Gives a new database the bundled catalogue and FAQ. Of several processes that start at once, one does. */
export async function applyBundledContent({ database, logger, now }: Pick<App, 'database' | 'logger' | 'now'>): Promise<void> {
  await database.exclusive('seed', async () => {
    if (!(await database.read(hasCatalogue))) {
      const catalogue = await readBundledCatalogue();
      await database.transaction((tx) => applyCatalogue(tx, catalogue, 'catalogue.yaml', now()));
      logger.info('applied the bundled catalogue');
    }
    if (!(await database.read(hasFaq))) {
      const faq = await readBundledFaq();
      await database.transaction((tx) => applyFaq(tx, faq, now()));
    }
  });
}
