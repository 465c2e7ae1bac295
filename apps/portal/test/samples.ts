import type {
  Card,
  Invoice,
  InvoiceSummary,
  InvoiceTax,
  Payment,
  PaymentMethod,
  ServiceFilters,
  ServiceSummary,
  Ticket,
  TicketSummary,
  User,
} from '@portico/contract';

/** One sample of each type in the contract. A test overrides the fields it is about. */
export const sampleUser: User = {
  id: 7,
  email: 'mira@example.com',
  firstname: 'Mira',
  language: 'en',
  balance: 128.4,
  admin_reply_ticket_count: 0,
  unpaid_invoice_count: 0,
  is_main: true,
  roles: { services: 'write', billing: 'write', support: 'write', people: 'write' },
  impersonation: null,
  clock_ahead_ms: 0,
};

export const sampleInvoice: Invoice = {
  id: 10_040,
  amount: 53.9,
  created_date: '2026-11-20',
  due_date: '2026-11-27',
  paid_date: null,
  status: 'unpaid',
  payments: [],
  tax: null,
  credit_notes: [],
  order_expires_on: null,
  items: [
    {
      kind: 'service',
      description: 'VPS NVMe 8',
      amount: 53.9,
      billing_cycle: 'quarterly',
      period: null,
      hostname: 'web-1.example.com',
      details: [{ name: 'Operating system', value: 'Debian 13' }],
    },
  ],
};

const party = { contact: null, state: null, country: 'DE', vat_id: null };
export const sampleTax: InvoiceTax = {
  prices: 'gross',
  treatment: 'standard',
  net: 45.29,
  vat: 8.61,
  rates: [{ rate: 19, net: 45.29, vat: 8.61 }],
  seller: { ...party, name: 'Example Hosting GmbH', address: 'Hauptstraße 5', zip_code: '10115', city: 'Berlin', vat_id: 'DE136695976' },
  buyer: { ...party, name: 'Acme & Co', contact: 'Mira Novak', address: 'Lindenweg 12', zip_code: '20095', city: 'Hamburg' },
};

const {
  items: _items,
  payments: _payments,
  tax: _tax,
  credit_notes: _creditNotes,
  order_expires_on: _orderExpiresOn,
  ...summary
} = sampleInvoice;
export const sampleInvoiceSummary: InvoiceSummary = { ...summary, description: null, other_services: 0 };

export const samplePayment: Payment = {
  id: '0197f4c0-0000-7000-8000-000000000001',
  invoice_id: 10_040,
  amount: 53.9,
  created_at: '2026-11-21T10:00:00Z',
  method: 'Card',
  purpose: 'invoice',
  status: 'succeeded',
  credited: false,
  checkout: null,
};

/** The gateway's view of a payment that the payer left. */
export const openCheckout: NonNullable<Payment['checkout']> = {
  state: 'open',
  url: 'https://pay.example.com/checkout/1',
  expires_at: '2026-11-21T10:30:00Z',
};

export const sampleService: ServiceSummary = {
  id: 31,
  hostname: 'web-1.example.com',
  tariff: 'vps-nvme-8-de',
  tariff_name: 'VPS NVMe 8',
  country: 'DE',
  city: 'Frankfurt',
  ip: '192.0.2.7',
  billing_cycle: 'quarterly',
  status: 'active',
  next_due_date: '2027-02-20',
  ends_on: null,
  renewal_cost: 53.9,
  invoice_id: 10_040,
  unpaid_invoice: null,
  power: 'running',
  features: ['power', 'vnc', 'console', 'iso', 'reinstall', 'root_password', 'ssh_key', 'metrics'],
  action: null,
};

export const sampleFilters: ServiceFilters = {
  status: [
    { value: 'active', count: 12 },
    { value: 'suspended', count: 1 },
  ],
  country: [
    { value: 'DE', count: 9 },
    { value: 'FI', count: 4 },
  ],
  tariff: [{ value: 'vps-nvme-8-de', name: 'VPS NVMe 8', count: 13 }],
  billing_cycle: [
    { value: 'monthly', count: 12 },
    { value: 'quarterly', count: 1 },
  ],
};

const method = { description: null, sandbox: false, keeps_cards: false };
export const balanceMethod: PaymentMethod = { ...method, id: 1, kind: 'balance', name: 'Account balance' };
export const gatewayMethod: PaymentMethod = {
  ...method,
  id: 2,
  kind: 'gateway',
  name: 'Card',
  description: 'Visa and others',
  sandbox: true,
};
export const cardMethod: PaymentMethod = { ...method, id: 3, kind: 'gateway', name: 'Bank card', sandbox: true, keeps_cards: true };

export const sampleCard: Card = {
  id: '0197f4c0-0000-7000-8000-000000000011',
  paymentmethod: 3,
  brand: 'Visa',
  last_four: '4242',
  expiry_month: 12,
  expiry_year: 2034,
  expired: false,
  name: null,
  is_default: true,
  created_at: '2026-11-20T10:00:00Z',
};
export const otherCard: Card = {
  ...sampleCard,
  id: '0197f4c0-0000-7000-8000-000000000012',
  brand: 'Mastercard',
  last_four: '4444',
  name: 'Company card',
  is_default: false,
};

export const sampleTicket: Ticket = {
  id: 512,
  subject: 'Reverse DNS for mail.acme.dev',
  department: 'support',
  status: 'admin-reply',
  service: { id: 31, hostname: 'web-1.example.com' },
  created_at: '2026-11-21T09:30:00Z',
  updated_at: '2026-11-21T10:12:00Z',
  unread: false,
  message_count: 2,
  messages: [
    {
      id: 1,
      author: { kind: 'client', name: 'Mira Novak' },
      body: 'Which name is it?\n\nWe need it.',
      attachments: [],
      created_at: '2026-11-21T09:30:00Z',
    },
    {
      id: 2,
      author: { kind: 'operator', name: 'Support' },
      body: 'It is mail.acme.dev.',
      attachments: [],
      created_at: '2026-11-21T10:12:00Z',
    },
  ],
  closed_by: null,
  has_earlier: false,
};

const { messages: _messages, closed_by: _closedBy, has_earlier: _hasEarlier, ...ticketSummary } = sampleTicket;
export const sampleTicketSummary: TicketSummary = ticketSummary;

/** Returns a list with a single page. */
export function pageOf<Row>(...items: Row[]): { items: Row[]; page: number; per_page: number; total: number } {
  return { items, page: 1, per_page: 25, total: items.length };
}
