import type { BillingCycle, InvoiceStatus, Language, Party, PaymentStatus, Prices, TaxTreatment } from '@portico/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Frozen, Json, Translated } from './columns.ts';
import type { DetailsByLanguage } from './service-tables.ts';

export type BillingTables = {
  ledger_account: LedgerAccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  invoice_counter: { last_number: number };
  credit_note_counter: { last_number: number };
  credit_note: CreditNoteTable;
  invoice: InvoiceTable;
  invoice_count: InvoiceCountTable;
  invoice_item: InvoiceItemTable;
  payment: PaymentTable;
  payment_refund: PaymentRefundTable;
  payment_card: PaymentCardTable;
  payment_event: PaymentEventTable;
  renewal_notice: RenewalNoticeTable;
};

export type LedgerAccountTable = {
  id: Generated<number>;
  code: Frozen<string>;
  kind: Frozen<'client_balance' | 'gateway' | 'sales' | 'adjustment'>;
  client_id: Frozen<number | null>;
  balance_cents: Frozen<number | null>;
};

export type LedgerTransactionTable = {
  id: Generated<number>;
  kind: Frozen<'payment_received' | 'invoice_settlement' | 'invoice_refund' | 'gateway_refund' | 'gateway_refund_return' | 'adjustment'>;
  reference: Frozen<string>;
  created_at: Frozen<Date>;
};

export type LedgerEntryTable = { id: Generated<number>; transaction_id: Frozen<number>; account_id: Frozen<number>; cents: Frozen<number> };

export type InvoiceTable = {
  id: Frozen<number>;
  client_id: Frozen<number>;
  status: InvoiceStatus;
  amount_cents: Frozen<number>;
  created_at: Frozen<Date>;
  due_date: Frozen<string>;
  paid_at: Date | null;
  cancelled_at: Date | null;
  search_text: Frozen<string>;
} & InvoiceTaxColumns;

/** How many a client has, kept by the invoices' trigger. */
export type InvoiceCountTable = { client_id: Frozen<number>; status: Frozen<InvoiceStatus>; invoices: Frozen<number> };

/** All of them, or none where no seller was configured when it was issued. */
export type InvoiceTaxColumns = {
  net_cents: Frozen<number | null>;
  vat_cents: Frozen<number | null>;
  /** What the amounts of the lines are. */
  prices: Frozen<Prices | null>;
  tax_treatment: Frozen<TaxTreatment | null>;
  /** In hundredths of a percent. */
  vat_rate_basis_points: Frozen<number | null>;
  seller: Json<SellerOnInvoice | null>;
  buyer: Json<Party | null>;
};

/** The seller as it stood on an invoice, with the account to pay to. */
export type SellerOnInvoice = Party & { bank: BankAccount | null };
export type BankAccount = { account_name: string; iban: string; bic: string | null };

export type InvoiceItemTable = {
  id: Generated<number>;
  invoice_id: Frozen<number>;
  position: Frozen<number>;
  service_id: Frozen<number | null>;
  /** ISO days: the first that a renewal pays for, and the first that it does not. */
  period_start: Frozen<string | null>;
  period_end: Frozen<string | null>;
  /** Of a cancelled invoice: its period can be billed again. The database sees to it. */
  is_void: GeneratedAlways<boolean>;
  description: Json<Translated>;
  hostname: Frozen<string | null>;
  billing_cycle: Frozen<BillingCycle>;
  details: Json<DetailsByLanguage>;
  /** Cents; a discount's are below zero. */
  amount_cents: Frozen<number>;
  kind: GeneratedKind;
};

/** What was paid for an invoice and is on the balance again. */
export type CreditNoteTable = {
  id: Frozen<number>;
  invoice_id: Frozen<number>;
  client_id: Frozen<number>;
  amount_cents: Frozen<number>;
  /** Null where the invoice says nothing of VAT. */
  net_cents: Frozen<number | null>;
  vat_cents: Frozen<number | null>;
  reason: Frozen<string>;
  created_at: Frozen<Date>;
};
/** What is sold for a period, what is taken off it, and what is paid once. */
export type InvoiceItemKind = 'service' | 'discount' | 'setup';
type GeneratedKind = ColumnType<InvoiceItemKind, InvoiceItemKind | undefined, never>;

export type PaymentTable = {
  id: Frozen<string>;
  client_id: Frozen<number>;
  purpose: Frozen<'invoice' | 'topup' | 'card'>;
  invoice_id: Frozen<number | null>;
  method_id: Frozen<number>;
  amount_cents: Frozen<number>;
  currency: Frozen<string>;
  status: PaymentStatus;
  locale: Frozen<Language>;
  return_url: Frozen<string | null>;
  gateway_reference: string | null;
  checkout_url: string | null;
  /** How far the payer came at the gateway, as it last said: no money was taken while it is open. */
  checkout_status: 'open' | 'processing' | null;
  /** When it can no longer be finished at the gateway. */
  expires_at: Frozen<Date | null>;
  /** The Idempotency-Key of the request that started it. */
  request_key: string | null;
  /** When the gateway was last asked about it. */
  asked_at: Date | null;
  created_at: Frozen<Date>;
  decided_at: Date | null;
  /** The kept card that it is charged to. */
  card_id: Frozen<string | null>;
  /** Whether the payer is offered to keep a card. */
  keeps_card: ColumnType<boolean, boolean | undefined, never>;
  /** Which try of automatic payment it is, from 1; null where somebody pays. */
  attempt: ColumnType<number | null, number | null | undefined, never>;
  /** Why the gateway declined it, or asks for its owner. */
  decline_reason: DeclineReason | null;
};

/** Why a card was not charged; `authentication_required` asks its owner to come, and the checkout stays open meanwhile. */
export type DeclineReason = 'declined' | 'insufficient_funds' | 'expired_card' | 'authentication_required';

/** Money of a credit note that goes back the way it came. */
export type PaymentRefundTable = {
  /** Also the key by which the gateway knows it. */
  id: Frozen<string>;
  payment_id: Frozen<string>;
  credit_note_id: Frozen<number>;
  client_id: Frozen<number>;
  amount_cents: Frozen<number>;
  status: RefundStatus;
  gateway_reference: string | null;
  /** When the gateway was last asked about it. */
  asked_at: Date | null;
  created_at: Frozen<Date>;
  decided_at: Date | null;
};
export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export type PaymentCardTable = {
  id: Frozen<string>;
  client_id: Frozen<number>;
  method_id: Frozen<number>;
  /** What the gateway calls it; null once it has forgotten the card. */
  token: string | null;
  brand: Frozen<string>;
  last_four: Frozen<string>;
  expiry_month: Frozen<number>;
  expiry_year: Frozen<number>;
  name: string | null;
  is_default: boolean;
  created_at: Frozen<Date>;
  removed_at: Date | null;
};

export type PaymentEventTable = {
  gateway: Frozen<string>;
  event_id: Frozen<string>;
  payment_id: Frozen<string>;
  received_at: Frozen<Date>;
};

export type RenewalNoticeTable = { invoice_id: Frozen<number>; days_after_due: Frozen<number>; told_at: Frozen<Date> };
