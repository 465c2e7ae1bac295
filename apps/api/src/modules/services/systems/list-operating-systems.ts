import { featuresOf } from '../../../drivers/provisioning/driver-features.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal, refuse } from '../../../operations/refusal.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { findOwnService } from '../own-service.ts';
import { installableOf, presentOffered } from './installable.ts';

export const listOperatingSystems = defineOperation('listOperatingSystems', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query: { id }, locale }) =>
    app.database.read(async (tx) => {
      const service = await findOwnService(tx, account, id);
      if (isRefusal(service)) return service;
      const features = featuresOf(app, service);
      if (!features.includes('reinstall')) return refuse(409, 'feature_not_offered');
      const items = installableOf(await currentCatalogue(tx), service, features).map(({ os, raidLevels, isoImages }) => ({
        ...presentOffered(os, locale),
        raid_levels: raidLevels.map((level) => presentOffered(level, locale)),
        iso_images: isoImages.map((image) => presentOffered(image, locale)),
      }));
      return { status: 200, body: { items } };
    }),
});
