import { defineCommand } from '../../operator/define-command.ts';
import { describePromo, promoToReport } from './describe-promo.ts';
import { promoRepository } from './promo.repository.ts';

export const listPromosCommand = defineCommand('promo list', {
  about: 'List promo codes and their uses',
  async run({ app, report }) {
    const codes = await app.database.read((tx) => promoRepository(tx).list());
    report({ items: codes.map(promoToReport) }, (print) => {
      if (codes.length === 0) print('There are no promo codes.');
      for (const code of codes) print(describePromo(code, app.now()));
    });
    return true;
  },
});
