import * as v from 'valibot';
import { defineSetting } from '../../platform/settings/define-setting.ts';

export const orderNeedsAddress = defineSetting('ORDER_NEEDS_ADDRESS', {
  schema: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  about:
    'With 1 an order needs the address of its client where `SELLER_FILE` is set, since an invoice with VAT names it; the portal asks for it once. With 0 it doesn’t.',
});
