import { expect, test } from 'vitest';
import { issuesOf } from './issues.ts';
import { mountIsoSchema, powerSchema, reinstallSchema, vncSchema } from './service-actions.ts';

const codes = (schema: Parameters<typeof issuesOf>[0], input: unknown) =>
  issuesOf(schema, input).map(({ path, code }) => `${path} ${code}`);

test.each(['k7Qm2Xtd', '00000000', 'ABCDEFGH'])('%s is a VNC password', (password) => {
  expect(codes(vncSchema, { password })).toEqual([]);
});

test.each(['k7Qm2Xt', 'k7Qm2Xtdd', 'k7Qm2Xt!', ' k7Qm2Xt', 'k7Qm2Xtё', 'k7Qm2Xtd\n'])(
  '%j is no VNC password, which has exactly 8 letters and digits',
  (password) => {
    expect(codes(vncSchema, { password })).toEqual(['password vnc_password_invalid']);
  },
);

test('a VNC password is required', () => {
  expect(codes(vncSchema, { password: '' })).toEqual(['password required']);
});

test('a power action is one of four', () => {
  for (const action of ['start', 'stop', 'restart', 'force_off']) expect(codes(powerSchema, { action })).toEqual([]);
  expect(codes(powerSchema, { action: 'reset' })).toEqual(['action not_in_list']);
});

test('an image and a system are required', () => {
  expect(codes(mountIsoSchema, { iso: '', boot: true, dry_run: false })).toEqual(['iso required']);
  expect(codes(reinstallSchema, { os: '', raid: null, iso: null, confirmation: '', dry_run: true })).toEqual(['os required']);
});
