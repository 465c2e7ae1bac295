import { defineCommand } from '../../operator/define-command.ts';
import { describePromo } from './describe-promo.ts';
import { promoRepository } from './promo.repository.ts';

export const listPromosCommand = defineCommand('promo list', {
  about: 'List promo codes and their uses',
  async run({ app, print }) {
    const codes = await app.database.read((tx) => promoRepository(tx).list());
    if (codes.length === 0) print('There are no promo codes.');
    for (const code of codes) print(describePromo(code, app.now()));
    return true;
  },
});
