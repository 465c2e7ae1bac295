import { userInfo } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from '../platform/settings/configuration.ts';
import { serverSettings } from '../platform/settings/server-settings.ts';
import { staffName } from './settings.ts';
import { readStaff } from './staff.ts';

afterEach(() => vi.unstubAllEnvs());

const settings = [...Object.values(serverSettings), staffName];
const nameOf = (env: Record<string, string> = {}, by?: string) =>
  readStaff(readSettings(settings, env, []), new Map(by === undefined ? [] : [['--by', by]])).name;

test('a command that sudo runs is recorded under the user who typed it, unless a name is given', () => {
  vi.stubEnv('SUDO_USER', 'anna');
  expect([nameOf(), nameOf({ PORTICO_STAFF: 'boris' }), nameOf({ PORTICO_STAFF: 'boris' }, 'carla')]).toEqual(['anna', 'boris', 'carla']);
});

test.each([undefined, ''])('without sudo a command is recorded under the system user (SUDO_USER=%j)', (sudoUser) => {
  vi.stubEnv('SUDO_USER', sudoUser);
  expect(nameOf()).toBe(userInfo().username);
});
