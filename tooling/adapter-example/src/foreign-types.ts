/** The fields of the example's API, as its own documentation would list them: amounts in cents, other names, lists as bare arrays. */
export type Customer = { given_name: string; balance_cents: number; open_invoices: number; lang: 'en' | 'ru' };

export type Session = { step: 'done' | 'verify' | 'otp'; token: string | null; customer: Customer | null };

export type ForeignInvoice = {
  number: number;
  total_cents: number;
  issued: string;
  due: string;
  paid_on: string | null;
  state: 'open' | 'settled' | 'void';
};

export type Product = { code: string; title: string };

export type PricedProduct = Product & { prices: Readonly<Record<'monthly' | 'annually', number>> };

export type Place = { iso: string; title: string };

export type Method = { id: number; label: string };

export type Placed = { invoice: number } | { queued: true; text: string };

export type Failure = { error: { reason: string; text: string } };
