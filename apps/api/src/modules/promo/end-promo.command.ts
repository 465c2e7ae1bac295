import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { promoRepository } from './promo.repository.ts';
import { readCode } from './promo-codes.ts';

export const endPromoCommand = defineCommand('promo end', {
  parameters: ['CODE'],
  isRecorded: true,
  about: 'End a promo code, so that new orders can’t use it',
  async run({ app, report, staff }, given) {
    const code = readCode(given) ?? '';
    const isEnded = await app.database.transaction(async (tx) => {
      if (!(await promoRepository(tx).end(code, app.now()))) return false;
      await recordChange(tx, staff, { operation: 'endPromo', subject: code }, app.now());
      return true;
    });
    if (!isEnded) throw new OperatorError(`There is no active promo code ${code}.`);
    report({ code }, (print) => print(`Ended ${code}. Existing orders keep their discount.`));
    return true;
  },
});
