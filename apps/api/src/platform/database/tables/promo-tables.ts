import type { Generated } from 'kysely';
import type { Frozen, Json } from './columns.ts';

export type PromoTables = {
  promo_code: PromoCodeTable;
  promo_code_client: { promo_code_id: Frozen<number>; client_id: Frozen<number>; uses: number };
  promo_code_use: PromoCodeUseTable;
};

export type PromoCodeTable = {
  id: Generated<number>;
  code: Frozen<string>;
  /** Either this or an amount is set. */
  percent: Frozen<number | null>;
  amount_cents: Frozen<number | null>;
  /** Whether the discount applies to renewals too. */
  renews: Frozen<boolean>;
  /** Plan ids. Null if it applies to all plans. */
  plans: Json<string[] | null>;
  /** The only client who may use the code. */
  client_id: Frozen<number | null>;
  max_uses: Frozen<number | null>;
  max_uses_per_client: Frozen<number | null>;
  uses: Generated<number>;
  /** ISO days, both inclusive. */
  valid_from: Frozen<string | null>;
  valid_until: Frozen<string | null>;
  ended_at: Generated<Date | null>;
  created_at: Frozen<Date>;
};

export type PromoCodeUseTable = {
  promo_code_id: Frozen<number>;
  invoice_id: Frozen<number>;
  client_id: Frozen<number>;
  discount_cents: Frozen<number>;
  used_at: Frozen<Date>;
};
