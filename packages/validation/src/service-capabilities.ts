import type { PowerAction, ProblemCode, ServiceDetails, ServiceFeature, ServiceSummary } from '@portico/contract';

/** The facts that decide which actions a service allows. */
export type ServiceFacts = Pick<ServiceDetails, 'status' | 'power' | 'vnc' | 'has_root_password' | 'ipv6_prefix'> & {
  /** What the server's host offers. */
  features: readonly ServiceFeature[];
  /** Whether an action is running. */
  busy: boolean;
  isoMounted: boolean;
  cancellationRequested: boolean;
};

/** Why an action is not possible now; the API refuses it with this code. */
export type BlockedReason = Extract<
  ProblemCode,
  | 'service_pending'
  | 'service_preparing'
  | 'service_suspended'
  | 'service_deleted'
  | 'service_busy'
  | 'already_running'
  | 'already_stopped'
  | 'vnc_already_enabled'
  | 'vnc_not_enabled'
  | 'iso_not_mounted'
  | 'no_root_password'
  | 'no_ipv6'
  | 'cancellation_requested'
  | 'cancellation_not_requested'
  | 'feature_not_offered'
>;

type Condition = (facts: ServiceFacts) => BlockedReason | null;
type StateCondition = (facts: Pick<ServiceFacts, 'status'>) => BlockedReason | null;

const reasonByStatus = {
  active: null,
  pending: 'service_pending',
  prepare: 'service_preparing',
  suspended: 'service_suspended',
  delete: 'service_deleted',
} as const satisfies Record<ServiceFacts['status'], BlockedReason | null>;

const active: StateCondition = ({ status }) => reasonByStatus[status];
/** A suspended service can still be cancelled. */
const owned: StateCondition = (facts) => (facts.status === 'suspended' ? null : active(facts));
const idle: Condition = ({ busy }) => (busy ? 'service_busy' : null);
const running: Condition = ({ power }) => (power === 'running' ? null : 'already_stopped');
const stopped: Condition = ({ power }) => (power === 'running' ? 'already_running' : null);
const vncOn: Condition = ({ vnc }) => (vnc === 'enabled' ? null : 'vnc_not_enabled');
const vncOff: Condition = ({ vnc }) => (vnc === 'enabled' ? 'vnc_already_enabled' : null);
const isoMounted: Condition = (facts) => (facts.isoMounted ? null : 'iso_not_mounted');
const hasRootPassword: Condition = ({ has_root_password: has }) => (has ? null : 'no_root_password');
const hasIpv6: Condition = ({ ipv6_prefix: prefix }) => (prefix === null ? 'no_ipv6' : null);
const notCancelled: Condition = ({ cancellationRequested }) => (cancellationRequested ? 'cancellation_requested' : null);
const cancelled: Condition = ({ cancellationRequested }) => (cancellationRequested ? null : 'cancellation_not_requested');

type Rule = readonly [StateCondition, feature: ServiceFeature | null, ...Condition[]];

/**
 * What each capability requires: a state, a feature of the server's host, and conditions. The first unmet one is the reason. The API enforces
 * them, the portal shows them.
 */
const rules = {
  start: [active, 'power', idle, stopped],
  stop: [active, 'power', idle, running],
  restart: [active, 'power', idle, running],
  // Forcing a server off while an action hangs would be useful, but two actions on one server never run at once.
  force_off: [active, 'power', idle, running],
  open_console: [active, 'console', running],
  enable_vnc: [active, 'vnc', idle, vncOff],
  disable_vnc: [active, 'vnc', idle, vncOn],
  reveal_vnc_password: [active, 'vnc', vncOn],
  reset_root_password: [active, 'root_password', idle, running],
  reveal_root_password: [active, null, hasRootPassword],
  set_ssh_key: [active, 'ssh_key', idle],
  mount_iso: [active, 'iso', idle],
  unmount_iso: [active, 'iso', idle, isoMounted],
  reinstall: [active, 'reinstall', idle],
  edit_rdns: [active, null],
  add_rdns: [active, null, hasIpv6],
  assign_traffic: [active, 'metrics'],
  request_cancellation: [owned, null, notCancelled],
  withdraw_cancellation: [owned, null, cancelled],
} as const satisfies Record<string, Rule>;

export type ServiceCapability = keyof typeof rules;

/** Returns why the capability is blocked for a service, or null if it is allowed. */
export function blockedReason(capability: ServiceCapability, facts: ServiceFacts): BlockedReason | null {
  const [ofState, , ...conditions] = rules[capability];
  const blocked = ofState(facts);
  if (blocked !== null) return blocked;
  if (!offersCapability(capability, facts)) return 'feature_not_offered';
  for (const condition of conditions) {
    const unmet = condition(facts);
    if (unmet !== null) return unmet;
  }
  return null;
}

/** Returns whether the server's host has what the capability needs. Without it, the capability is hidden instead of disabled. */
export function offersCapability(capability: ServiceCapability, { features }: Pick<ServiceFacts, 'features'>): boolean {
  const [, feature] = rules[capability];
  return feature === null || features.includes(feature);
}

/** Returns the same by the status alone, regardless of the server's other state. */
export function blockedReasonOfState(capability: ServiceCapability, status: ServiceFacts['status']): BlockedReason | null {
  const [ofState] = rules[capability];
  return ofState({ status });
}

export function serviceFacts(service: ServiceDetails): ServiceFacts {
  const { action, iso, cancellation } = service;
  return { ...service, busy: action !== null, isoMounted: iso !== null, cancellationRequested: cancellation !== null };
}

/** Returns the same for a list item, which has enough facts for power actions. */
export function powerBlockedReason(
  action: PowerAction,
  { status, power, features, action: present }: ServiceSummary,
): BlockedReason | null {
  return blockedReason(action, {
    status,
    power,
    features,
    busy: present !== null,
    vnc: 'disabled',
    has_root_password: false,
    ipv6_prefix: null,
    isoMounted: false,
    cancellationRequested: false,
  });
}
