import { defineModule } from '../define-module.ts';
import { addPromoCommand } from './add-promo.command.ts';
import { listPromosCommand } from './list-promos.command.ts';
import { endPromoCommand } from './end-promo.command.ts';

export const promoModule = defineModule({
  commands: [addPromoCommand, listPromosCommand, endPromoCommand],
});
