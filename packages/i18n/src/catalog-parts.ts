/**
 * What is loaded together, by the area (the first word) of a message's id. `entry` comes with the first page, `access` with what
 * guests rarely see (a second step, a new password, the links of mails), `register` with the pages for whoever is new, `shell` with the signed-in frame and what opens on every screen; `news` with the first end of an action, `balance` with the dialog that tops it up, `flow` with the pages from which an order is placed, paid or cancelled, or a form is left, any other part with the route of its area. A new area is a line here.
 */
export const catalogParts = {
  entry: ['auth', 'vocabulary', 'error', 'form'],
  access: ['access'],
  register: ['register'],
  shell: ['shell'],
  flow: ['flow'],
  balance: ['balance'],
  cart: ['cart'],
  commands: ['commands'],
  invoices: ['invoices'],
  operator: ['operator'],
  order: ['order'],
  services: ['services'],
  service: ['service'],
  news: ['news'],
  settings: ['settings'],
  support: ['support'],
  traffic: ['traffic'],
  console: ['console'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CatalogPart = keyof typeof catalogParts;
