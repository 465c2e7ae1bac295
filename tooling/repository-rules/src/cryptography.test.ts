import { expect, test } from 'vitest';
import { isTest, read, writtenFiles } from './repository.ts';

const servers = ['apps/api/src/', 'packages/drivers/src/', 'packages/driver-libvirt/src/'];
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
const rows = read('docs/security/cryptography.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(plain)
  .join(' ');
const named =
  /\b(?:createHash|createHmac|hkdfSync|createCipheriv|createDecipheriv)\('([\w-]+)'|\balgorithm(?:: | = )'([\w-]+)'|\b(md5)\(|'(passwd)'/g;

test('the inventory of cryptography names each algorithm that the server calls', () => {
  const sources = writtenFiles('.ts').filter((file) => !isTest(file) && servers.some((place) => file.startsWith(place)));
  const called = sources.flatMap((file) => [...read(file).matchAll(named)].flatMap(([, ...names]) => names.filter(Boolean)));
  expect(new Set(called).size).toBeGreaterThan(4);
  expect([...new Set(called)].filter((name) => !rows.includes(plain(name)))).toEqual([]);
});
