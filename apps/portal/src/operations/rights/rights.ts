import type { Roles, User } from '@portico/contract';

export type Area = keyof Roles;

type AreaRights = {
  /** Paths that show something of the area, including everything below them. */
  readonly shown: readonly string[];
  /** Paths that only serve to change something. */
  readonly changing: readonly string[];
  /** Operations that change something. */
  readonly actions: readonly string[];
};

/**
 * The screens and actions of each area. Anything not listed is open to every signed-in user. The API enforces the rights; this explains
 * them.
 */
export const areaRights = {
  services: {
    shown: ['/services', '/traffic-pool'],
    changing: [],
    actions: [
      'placeOrder',
      'cancelOrder',
      'changeServicePower',
      'openConsole',
      'enableVnc',
      'disableVnc',
      'revealVncPassword',
      'resetRootPassword',
      'revealRootPassword',
      'updateSshKey',
      'mountIso',
      'unmountIso',
      'reinstallService',
      'addRdns',
      'updateRdns',
      'removeRdns',
      'assignTraffic',
      'requestCancellation',
      'withdrawCancellation',
    ],
  },
  billing: {
    shown: ['/invoices', '/settings/payment'],
    changing: [],
    actions: [
      'payInvoice',
      'topUpBalance',
      'updateClientProfile',
      'updatePaymentSettings',
      'addCard',
      'makeCardDefault',
      'renameCard',
      'removeCard',
    ],
  },
  support: { shown: ['/supports/tickets'], changing: ['/supports/create-ticket'], actions: ['createTicket', 'replyTicket', 'closeTicket'] },
  people: { shown: [], changing: [], actions: ['inviteClientUser', 'cancelInvitation', 'updateClientUserRoles', 'removeClientUser'] },
} as const satisfies Readonly<Record<Area, AreaRights>>;

/** What an operator acting as the client with write access may do. Money, people and credentials are excluded. */
const actionsOfOperator = [
  'updateClientProfile',
  'updateNotificationPreferences',
  'changeServicePower',
  'disableVnc',
  'mountIso',
  'unmountIso',
  'addRdns',
  'updateRdns',
  'removeRdns',
  'assignTraffic',
  'openConsole',
  'requestCancellation',
  'withdrawCancellation',
  'cancelOrder',
  'closeTicket',
] as const;

export type GuardedAction =
  | (typeof areaRights)[Area]['actions'][number]
  | (typeof actionsOfOperator)[number]
  /** A user's own contact channels. */
  | 'requestTelegramLink'
  | 'completeTelegramLink'
  | 'unlinkTelegram'
  /** Reserved for the main user. */
  | 'transferMainUser';

/** An operator may neither see nor change the client's sign-in security. */
const closedToOperator = ['/settings/user'] as const;

/** Why a page is closed: a missing role, or because it is about the client's own sign-in. */
export type ClosedArea = Area | 'sign-in';

export type DeniedReason = { readonly by: 'area'; readonly area: Area } | { readonly by: 'main' | 'operator' | 'read-only-operator' };

const areas = ['services', 'billing', 'support', 'people'] as const satisfies readonly Area[];

function levelOf(user: User, area: Area): Roles[Area] {
  return user.is_main ? 'write' : user.roles[area];
}

/** Returns why a user may not perform an action, or null if they may or are not loaded yet. */
export function deniedReason(user: User | null, action: GuardedAction): DeniedReason | null {
  if (user === null) return null;
  if (user.impersonation) {
    if (!actionsOfOperator.some((name) => name === action)) return { by: 'operator' };
    if (!user.impersonation.can_write) return { by: 'read-only-operator' };
  }
  if (action === 'transferMainUser') return user.is_main ? null : { by: 'main' };
  const area = areas.find((name) => areaRights[name].actions.some((one) => one === action));
  return area && levelOf(user, area) !== 'write' ? { by: 'area', area } : null;
}

function isBelow(path: string, address: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}

/** Returns why the path is closed to the user, or null if it is open. */
export function closedArea(user: User | null, path: string): ClosedArea | null {
  if (user === null) return null;
  if (user.impersonation && closedToOperator.some((address) => isBelow(path, address))) return 'sign-in';
  const closed = areas.find((area) => {
    const { shown, changing }: AreaRights = areaRights[area];
    const level = levelOf(user, area);
    if (level === 'write') return false;
    return changing.some((address) => isBelow(path, address)) || (level === 'none' && shown.some((address) => isBelow(path, address)));
  });
  return closed ?? null;
}

/** Returns the area that a user must be able to see to open the page, or null if every user may open it. */
export function areaOfPage(path: string): ClosedArea | null {
  if (closedToOperator.some((address) => isBelow(path, address))) return 'sign-in';
  return areas.find((area) => areaRights[area].shown.some((address) => isBelow(path, address))) ?? null;
}

export function maySee(user: User | null, area: Area): boolean {
  return user === null || levelOf(user, area) !== 'none';
}
