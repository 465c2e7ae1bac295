import type { App } from './app.ts';
import { addDeclaredPools } from './modules/addresses/address-pools.ts';
import { readBundledCatalogue } from './modules/catalogue/bundled-catalogue.ts';
import { applyCatalogue, hasCatalogue } from './modules/catalogue/catalogue.ts';
import { nameDriversOfServices } from './modules/services/provisioning/service-drivers.ts';
import { applyFaq, hasFaq, readBundledFaq } from './modules/faq/faq.ts';

/** Gives a new database the bundled catalogue and FAQ, and any the declared address pools. Of several processes that start at once, one does. */
export async function applyBundledContent(app: App): Promise<void> {
  const { database, logger, now } = app;
  await database.exclusive('seed', async () => {
    if (!(await database.read(hasCatalogue))) {
      const catalogue = await readBundledCatalogue();
      await database.transaction((tx) => applyCatalogue(tx, catalogue, 'catalogue.yaml', now()));
      logger.info('applied the bundled catalogue');
    }
    await database.transaction(async (tx) => {
      await nameDriversOfServices(app, tx);
      await addDeclaredPools(app, tx);
    });
    if (!(await database.read(hasFaq))) {
      const faq = await readBundledFaq();
      await database.transaction((tx) => applyFaq(tx, faq, now()));
    }
  });
}
