import * as v from 'valibot';
import { defineSetting, text } from '../../../platform/settings/define-setting.ts';
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
  about: 'Who sells, a YAML file like `apps/api/seller.example.yaml`: name, address, VAT id, bank. With it invoices have VAT and a PDF.',
});
