import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { servicesRepository } from '../services.repository.ts';
import { isoImagesOf, presentOffered } from './installable.ts';

export const listIsoImages = defineOperation('listIsoImages', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query: { id }, locale }) =>
    app.database.read(async (tx) => {
      const service = await servicesRepository(tx).findOf(account.clientId, id);
      if (service === undefined) return refuse(404, 'not_found', { message: 'service.notFound' });
      const images = isoImagesOf(await currentCatalogue(tx), service);
      return { status: 200, body: { items: images.map((image) => presentOffered(image, locale)) } };
    }),
});
