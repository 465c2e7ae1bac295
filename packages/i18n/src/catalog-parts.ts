/**
 * The parts that load together, by the area (the first word) of their message ids. `entry` loads with the first page, `access` holds what
 * guests rarely see (the second step, a new password, mailed links), `register` the pages for new users, and `shell` the signed-in frame
 * and what opens on every screen. `news` loads with the first outcome of an action, `balance` with the top-up dialog, `flow` with pages
 * that place, pay or cancel an order or have unsaved changes, and any other part with its area's route. A new area needs an entry here.
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
