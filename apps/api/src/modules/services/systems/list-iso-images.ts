import { featuresOf } from '../../../drivers/provisioning/driver-features.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal, refuse } from '../../../operations/refusal.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { findOwnService } from '../own-service.ts';
import { isoImagesOf, presentOffered } from './installable.ts';

export const listIsoImages = defineOperation('listIsoImages', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query: { id }, locale }) =>
    app.database.read(async (tx) => {
      const service = await findOwnService(tx, account, id);
      if (isRefusal(service)) return service;
      const features = featuresOf(app, service);
      if (!features.includes('iso')) return refuse(409, 'feature_not_offered');
      const images = isoImagesOf(await currentCatalogue(tx), service, features);
      return { status: 200, body: { items: images.map((image) => presentOffered(image, locale)) } };
    }),
});
