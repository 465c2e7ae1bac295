import { operations } from '@portico/contract/operations';
import type { ExtensionName, OperationId } from '@portico/contract/operations';

/** The names of the extensions that an API offers beyond the core. */
export type Offer = readonly string[];

/** An operation, or an extension without one. */
export type Offerable = OperationId | 'promo';

/**
 * What each page shows: it exists if one of these is offered, in each of the lines of its address and of those above. `$id` is a number.
 * Pages that are not listed belong to the core.
 */
const pages: readonly (readonly [address: string, ...shows: OperationId[]])[] = [
  ['/services/my', 'listServices'],
  ['/services/$id/activity', 'listServiceActivity'],
  ['/services/$id/cancellation', 'requestCancellation'],
  ['/services/$id/console', 'openConsole'],
  ['/services/$id/iso', 'listIsoImages'],
  ['/services/$id/reinstall', 'reinstallService'],
  ['/services/$id/traffic', 'getServiceMetrics'],
  ['/services/$id', 'getService'],
  ['/traffic-pool', 'getTrafficPool'],
  ['/traffic-pool', 'listServices'],
  ['/invoices/statement', 'listBalanceEntries'],
  ['/supports/create-ticket', 'createTicket'],
  ['/supports/faq', 'listFaq'],
  ['/supports/tickets', 'listTickets'],
  ['/settings/client', 'getClientProfile', 'listClientUsers', 'listImpersonations'],
  ['/settings/payment', 'getPaymentSettings', 'listCards'],
  ['/settings/notifications', 'getNotificationPreferences'],
  ['/auth/accept-invitation', 'acceptInvitation'],
  ['/auth/end-session', 'endReportedSession'],
  ['/login_as_client', 'exchangeImpersonationCode'],
];

/** Returns whether an API offers an operation. The core is always offered. */
export function offers(offer: Offer, what: Offerable): boolean {
  const extension: ExtensionName | null = what === 'promo' ? what : operations[what].extension;
  if (extension === 'promo' && !offer.includes('quotes')) return false;
  return extension === null || offer.includes(extension);
}

function isAt(path: string, address: string): boolean {
  const [steps, expected] = [path.split('/'), address.split('/')];
  return expected.every((step, index) => step === steps[index] || (step === '$id' && Number(steps[index]) > 0));
}

/** Returns whether a page shows anything that an API offers. */
export function offersPage(offer: Offer, path: string): boolean {
  return pages.every(([address, ...shows]) => !isAt(path, address) || shows.some((operation) => offers(offer, operation)));
}

/** Returns the first of these pages that exists, or the last if none does. */
export function firstPage<Path extends string>(offer: Offer, paths: readonly [...Path[], Path]): Path {
  // A non-empty list has a last entry.
  return paths.find((path) => offersPage(offer, path)) ?? (paths.at(-1) as Path);
}
