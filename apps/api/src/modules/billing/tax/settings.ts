import * as v from 'valibot';
import { defineSetting, text } from '@portico/drivers/define-setting';
import { readSellerFile, type Seller } from './seller.ts';

export const sellerFile = defineSetting<Seller | undefined>('SELLER_FILE', {
  schema: v.optional(
    v.pipe(
      text,
      v.rawTransform<string, Seller>(({ dataset, addIssue, NEVER }) => {
        const reading = readSellerFile(dataset.value);
        if (reading.ok) return reading.seller;
        addIssue({ message: reading.problem });
        return NEVER;
      }),
    ),
  ),
  about: 'YAML file with the seller’s name, address, VAT ID and bank, like `apps/api/seller.example.yaml`. Enables VAT and PDF invoices.',
});
