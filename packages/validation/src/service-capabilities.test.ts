import type { ServiceFeature } from '@portico/contract';
import { expect, test } from 'vitest';
import {
  blockedReason,
  blockedReasonOfState,
  offersCapability,
  type BlockedReason,
  type ServiceCapability,
  type ServiceFacts,
} from './service-capabilities.ts';

/* The same rules as a truth table: for each capability its columns, read from left to right. The first failing column is the reason. */
type Need = 'idle' | 'on' | 'off' | 'vnc' | 'no vnc' | 'iso' | 'password' | 'ipv6' | 'kept' | 'cancelled';
const table: Record<ServiceCapability, { status: 'active' | 'owned'; needs: readonly Need[] }> = {
  start: { status: 'active', needs: ['idle', 'off'] },
  stop: { status: 'active', needs: ['idle', 'on'] },
  restart: { status: 'active', needs: ['idle', 'on'] },
  force_off: { status: 'active', needs: ['idle', 'on'] },
  open_console: { status: 'active', needs: ['on'] },
  enable_vnc: { status: 'active', needs: ['idle', 'no vnc'] },
  disable_vnc: { status: 'active', needs: ['idle', 'vnc'] },
  reveal_vnc_password: { status: 'active', needs: ['vnc'] },
  reset_root_password: { status: 'active', needs: ['idle', 'on'] },
  reveal_root_password: { status: 'active', needs: ['password'] },
  set_ssh_key: { status: 'active', needs: ['idle'] },
  mount_iso: { status: 'active', needs: ['idle'] },
  unmount_iso: { status: 'active', needs: ['idle', 'iso'] },
  reinstall: { status: 'active', needs: ['idle'] },
  edit_rdns: { status: 'active', needs: [] },
  add_rdns: { status: 'active', needs: ['ipv6'] },
  assign_traffic: { status: 'active', needs: [] },
  request_cancellation: { status: 'owned', needs: ['kept'] },
  withdraw_cancellation: { status: 'owned', needs: ['cancelled'] },
};
const refusalOf: Record<Need, BlockedReason> = {
  idle: 'service_busy',
  on: 'already_stopped',
  off: 'already_running',
  vnc: 'vnc_not_enabled',
  'no vnc': 'vnc_already_enabled',
  iso: 'iso_not_mounted',
  password: 'no_root_password',
  ipv6: 'no_ipv6',
  kept: 'cancellation_requested',
  cancelled: 'cancellation_not_requested',
};
const refusalOfStatus = {
  pending: 'service_pending',
  prepare: 'service_preparing',
  suspended: 'service_suspended',
  delete: 'service_deleted',
} as const;

function isMet(need: Need, facts: ServiceFacts): boolean {
  const met: Record<Need, boolean> = {
    idle: !facts.busy,
    on: facts.power === 'running',
    off: facts.power !== 'running',
    vnc: facts.vnc === 'enabled',
    'no vnc': facts.vnc !== 'enabled',
    iso: facts.isoMounted,
    password: facts.has_root_password,
    ipv6: facts.ipv6_prefix !== null,
    kept: !facts.cancellationRequested,
    cancelled: facts.cancellationRequested,
  };
  return met[need];
}

function expected(capability: ServiceCapability, facts: ServiceFacts): BlockedReason | null {
  const { status, needs } = table[capability];
  const isAllowedStatus = facts.status === 'active' || (status === 'owned' && facts.status === 'suspended');
  if (!isAllowedStatus && facts.status !== 'active') return refusalOfStatus[facts.status];
  const missing = needs.find((need) => !isMet(need, facts));
  return missing === undefined ? null : refusalOf[missing];
}

const everyFeature: readonly ServiceFeature[] = ['power', 'vnc', 'console', 'iso', 'reinstall', 'root_password', 'ssh_key', 'metrics'];
const either = [false, true] as const;
const everyFacts: ServiceFacts[] = (['pending', 'prepare', 'active', 'suspended', 'delete'] as const).flatMap((status) =>
  (['running', 'stopped', null] as const).flatMap((power) =>
    (['enabled', 'disabled'] as const).flatMap((vnc) =>
      either.flatMap((busy) =>
        either.flatMap((isoMounted) =>
          either.flatMap((cancellationRequested) =>
            either.flatMap((has_root_password) =>
              [null, '2001:db8:40::/64'].map((ipv6_prefix) => ({
                status,
                power,
                vnc,
                features: everyFeature,
                busy,
                isoMounted,
                cancellationRequested,
                has_root_password,
                ipv6_prefix,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

test.each(Object.keys(table) as ServiceCapability[])(
  '%s is allowed or blocked with the right reason in every state of a service',
  (capability) => {
    expect(everyFacts).toHaveLength(5 * 3 * 2 ** 6);
    const wrong = everyFacts.filter((facts) => blockedReason(capability, facts) !== expected(capability, facts));
    expect(wrong).toEqual([]);
  },
);

const capabilitiesOf: Record<ServiceFeature, readonly ServiceCapability[]> = {
  power: ['start', 'stop', 'restart', 'force_off'],
  vnc: ['enable_vnc', 'disable_vnc', 'reveal_vnc_password'],
  console: ['open_console'],
  iso: ['mount_iso', 'unmount_iso'],
  reinstall: ['reinstall'],
  root_password: ['reset_root_password'],
  ssh_key: ['set_ssh_key'],
  metrics: ['assign_traffic'],
};

test.each(everyFeature)('without %s, what needs it is not offered, and the rest is as before', (missing) => {
  const features = everyFeature.filter((feature) => feature !== missing);
  const all = Object.keys(table) as ServiceCapability[];
  expect(all.filter((capability) => !offersCapability(capability, { features }))).toEqual(capabilitiesOf[missing]);
  const expectedNow = (capability: ServiceCapability, facts: ServiceFacts) =>
    facts.status === 'active' && capabilitiesOf[missing].includes(capability) ? 'feature_not_offered' : expected(capability, facts);
  const wrong = all.filter((capability) =>
    everyFacts.some((facts) => blockedReason(capability, { ...facts, features }) !== expectedNow(capability, facts)),
  );
  expect(wrong).toEqual([]);
});

test('a deleted, unpaid or pending service allows nothing', () => {
  for (const facts of everyFacts.filter(({ status }) => status !== 'active' && status !== 'suspended')) {
    for (const capability of Object.keys(table) as ServiceCapability[]) expect(blockedReason(capability, facts)).not.toBeNull();
  }
});

test('blockedReasonOfState blocks only what the state alone rules out', () => {
  for (const { status, ...facts } of everyFacts) {
    for (const capability of Object.keys(table) as ServiceCapability[]) {
      const ofState = blockedReasonOfState(capability, status);
      if (ofState === null) continue;
      expect(blockedReason(capability, { ...facts, status })).toBe(ofState);
    }
  }
  expect(blockedReasonOfState('mount_iso', 'active')).toBeNull();
  expect(blockedReasonOfState('mount_iso', 'suspended')).toBe('service_suspended');
  expect(blockedReasonOfState('request_cancellation', 'suspended')).toBeNull();
  expect(blockedReasonOfState('request_cancellation', 'delete')).toBe('service_deleted');
});

test('a suspended service can be cancelled, and nothing else', () => {
  const suspended = everyFacts.filter(({ status }) => status === 'suspended');
  const possible = (Object.keys(table) as ServiceCapability[]).filter((capability) =>
    suspended.some((facts) => blockedReason(capability, facts) === null),
  );
  expect(possible).toEqual(['request_cancellation', 'withdraw_cancellation']);
});
