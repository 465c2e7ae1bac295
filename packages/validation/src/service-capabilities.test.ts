import { expect, test } from 'vitest';
import { hindranceOf, type Hindrance, type ServiceCapability, type ServiceFacts } from './service-capabilities.ts';

const running: ServiceFacts = {
  status: 'active',
  power: 'running',
  vnc: 'disabled',
  has_root_password: true,
  ipv6_prefix: '2001:db8:40::/64',
  busy: false,
  isoMounted: false,
  cancellationRequested: false,
};

const capabilities = [
  'start',
  'stop',
  'restart',
  'force_off',
  'open_console',
  'enable_vnc',
  'disable_vnc',
  'reveal_vnc_password',
  'reset_root_password',
  'reveal_root_password',
  'set_ssh_key',
  'mount_iso',
  'unmount_iso',
  'reinstall',
  'edit_rdns',
  'add_rdns',
  'assign_traffic',
  'request_cancellation',
  'withdraw_cancellation',
] as const satisfies readonly ServiceCapability[];

const allowed = (facts: ServiceFacts) => capabilities.filter((capability) => hindranceOf(capability, facts) === null);

test.each([
  ['pending', 'service_pending'],
  ['prepare', 'service_preparing'],
  ['delete', 'service_deleted'],
] as const)('a service that is %s allows nothing, whatever else holds', (status, reason) => {
  const facts = { ...running, status, vnc: 'enabled', isoMounted: true } as const;
  for (const capability of capabilities) expect([capability, hindranceOf(capability, facts)]).toEqual([capability, reason]);
});

test('a suspended service can only be given up, or kept again', () => {
  expect(allowed({ ...running, status: 'suspended' })).toEqual(['request_cancellation']);
  expect(allowed({ ...running, status: 'suspended', cancellationRequested: true })).toEqual(['withdraw_cancellation']);
  expect(hindranceOf('start', { ...running, status: 'suspended', power: 'stopped' })).toBe('service_suspended');
});

test('while something is running on it, nothing else is begun; what begins nothing stays possible', () => {
  expect(allowed({ ...running, busy: true })).toEqual([
    'open_console',
    'reveal_root_password',
    'edit_rdns',
    'add_rdns',
    'assign_traffic',
    'request_cancellation',
  ]);
  expect(hindranceOf('force_off', { ...running, busy: true })).toBe('service_busy');
});

test.each<[ServiceCapability, Partial<ServiceFacts>, Hindrance]>([
  ['start', {}, 'already_running'],
  ['stop', { power: 'stopped' }, 'already_stopped'],
  ['restart', { power: 'stopped' }, 'already_stopped'],
  ['force_off', { power: null }, 'already_stopped'],
  ['open_console', { power: 'stopped' }, 'already_stopped'],
  ['reset_root_password', { power: 'stopped' }, 'already_stopped'],
  ['enable_vnc', { vnc: 'enabled' }, 'vnc_already_enabled'],
  ['disable_vnc', {}, 'vnc_not_enabled'],
  ['reveal_vnc_password', {}, 'vnc_not_enabled'],
  ['reveal_root_password', { has_root_password: false }, 'no_root_password'],
  ['unmount_iso', {}, 'iso_not_mounted'],
  ['add_rdns', { ipv6_prefix: null }, 'no_ipv6'],
  ['request_cancellation', { cancellationRequested: true }, 'cancellation_requested'],
  ['withdraw_cancellation', {}, 'cancellation_not_requested'],
])('%s with %j: %s', (capability, change, reason) => {
  expect(hindranceOf(capability, { ...running, ...change })).toBe(reason);
});

test('a server that is off can be started, installed and given media', () => {
  expect(allowed({ ...running, power: 'stopped' })).toEqual(
    expect.arrayContaining(['start', 'reinstall', 'mount_iso', 'set_ssh_key', 'enable_vnc']),
  );
});
