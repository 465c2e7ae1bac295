import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { promoRepository } from './promo.repository.ts';
import { readCode } from './promo-codes.ts';

export const endPromoCommand = defineCommand('promo end', {
  parameters: ['CODE'],
  about: 'End a promo code, so that new orders can’t use it',
  async run({ app, print }, given) {
    const code = readCode(given) ?? '';
    const isEnded = await app.database.transaction((tx) => promoRepository(tx).end(code, app.now()));
    if (!isEnded) throw new OperatorError(`There is no active promo code ${code}.`);
    print(`Ended ${code}. Existing orders keep their discount.`);
    return true;
  },
});
