import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { promoRepository } from './promo.repository.ts';
import { readCode } from './promo-codes.ts';

export const endPromoCommand = defineCommand('promo end', {
  parameters: ['CODE'],
  about: 'End a promo code: no order can use it any more',
  async run({ app, print }, given) {
    const code = readCode(given) ?? '';
    const isEnded = await app.database.transaction((tx) => promoRepository(tx).end(code, app.now()));
    if (!isEnded) throw new OperatorError(`There is no code ${code} that could be ended.`);
    print(`${code} is ended. What was ordered with it keeps its discount.`);
    return true;
  },
});
