import { expect, test } from 'vitest';
import { unlessVirsh, VirshError, virshFailureOf } from './virsh-error.ts';

// As libvirt 9.0.0 says it.
test.each([
  ["error: failed to get domain 'x'", 'no-domain'],
  ["error: Failed to start domain 't1'\nerror: Requested operation is not valid: domain is not running", 'not-running'],
  ['error: Domain is already active', 'already-running'],
  ["error: operation failed: domain 'x' already exists with uuid 1", 'domain-exists'],
  ["error: failed to get vol 'a'\nerror: Storage volume not found: no storage vol with matching path 'a'", 'no-volume'],
  ["error: failed to get pool 'x'\nerror: Storage pool not found: no storage pool with matching name 'x'", 'no-pool'],
  ["error: storage volume 'a' exists already", 'volume-exists'],
  ['error: cannot allocate 5 bytes in file /a: No space left on device', 'no-space'],
  ["error: The disk device 'sdb' doesn't have media", 'no-medium'],
  ['error: Guest agent is not responding: QEMU guest agent is not connected', 'no-agent'],
  ['error: metadata not found: Requested metadata element is not present', 'no-metadata'],
  ["error: failed to connect to the hypervisor\nerror: Cannot read CA certificate '/a': No such file or directory", 'unreachable'],
  [
    'error: failed to connect to the hypervisor\nerror: Cannot recv data: ssh: connect to host h port 22: Connection refused',
    'unreachable',
  ],
  ['error: End of file while reading data: Input/output error', 'unreachable'],
  [
    'error: Disconnected from qemu:///system due to keepalive timeout\nerror: internal error: connection closed due to keepalive timeout',
    'unreachable',
  ],
  [
    "error: Failed to start domain 'x'\nerror: internal error: Failed to apply firewall rules /usr/sbin/ebtables --concurrent -t nat -N P-vnet6-rarp: ebtables: Chain already exists",
    'stale-rules',
  ],
  ['error: something new', 'other'],
] as const)('understands %j', (stderr, failure) => {
  expect(virshFailureOf(stderr)).toBe(failure);
});

test('lets only the expected failures pass', async () => {
  const failed = async () => Promise.reject(new VirshError('start', 'error: Domain is already active'));
  await expect(unlessVirsh(['already-running'], failed())).resolves.toBeUndefined();
  await expect(unlessVirsh(['no-domain'], failed())).rejects.toThrow('virsh start: error: Domain is already active');
});
