import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issuesOf, validate } from './issues.ts';
import { isReverseName, rdnsAddSchema, rdnsRemoveSchema, rdnsUpdateSchema, rdnsValueSchema } from './rdns.ts';

describe('a reverse name', () => {
  const label63 = 'a'.repeat(63);
  test.each([
    'mail.acme.dev',
    'a.b',
    '1.2.3.acme',
    '4.3.2.1.in-addr.arpa',
    'xn--e1afmkfd.xn--p1ai',
    `${label63}.dev`,
    'a--b.dev',
    'host.1a',
  ])('the reverse name %s is accepted', (name) => {
    expect(isReverseName(name)).toBe(true);
  });

  test.each([
    '',
    '.',
    'acme',
    '.acme.dev',
    'mail..acme.dev',
    'mail.acme.dev.',
    '-mail.acme.dev',
    'mail-.acme.dev',
    'mail.acme.-dev',
    `${label63}a.dev`,
    '10.0.0.1',
    'acme.123',
    'a_b.acme.dev',
    'mail acme.dev',
    'почта.рф',
    'a.b/c',
    '*.acme.dev',
    'a\0.dev',
    'a.dev\n',
  ])('the reverse name %j is refused, as a resolver would refuse it', (name) => {
    expect(isReverseName(name)).toBe(false);
  });

  test('a reverse name has at most 253 characters', () => {
    const name = [label63, label63, label63, 'a'.repeat(61)].join('.');
    expect(name).toHaveLength(253);
    expect([isReverseName(name), isReverseName(`${name}a`)]).toEqual([true, false]);
  });

  test('a reverse name is stored in lower case, without whitespace and the trailing dot', () => {
    expect(validate(rdnsValueSchema, ' Mail.ACME.dev. ')).toEqual({ ok: true, output: 'mail.acme.dev' });
  });

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['.', 'hostname_invalid'],
    ['mail.acme.dev..', 'hostname_invalid'],
    // A Kelvin sign, which toLowerCase would turn into a k.
    ['mail.\u212Aacme.dev', 'hostname_invalid'],
  ])('the reverse name %j gives %s', (value, code) => {
    expect(issuesOf(rdnsValueSchema, value).map((issue) => issue.code)).toEqual([code]);
  });

  test('a stored reverse name is valid input again', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'z', 'A', 'Z', '0', '9', '-', '_', '.', ' '), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const once = validate(rdnsValueSchema, words.join('.'));
        if (!once.ok) return;
        expect(once.output).toMatch(/^(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]*[a-z-][a-z0-9-]*$/);
        expect(validate(rdnsValueSchema, once.output)).toEqual(once);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('rDNS requests', () => {
  const problems = (schema: typeof rdnsAddSchema | typeof rdnsUpdateSchema | typeof rdnsRemoveSchema, value: unknown) =>
    issuesOf(schema, value).map(({ path, code }) => `${path} ${code}`);

  test('an issue names each field of each record', () => {
    const records = [{ suffix: '', value: '' }, { suffix: '1', value: 'a.dev' }, { suffix: 'x', value: 'a' }, { suffix: '1' }];
    expect(problems(rdnsAddSchema, { records })).toEqual([
      'records.0.suffix required',
      'records.0.value required',
      'records.2.suffix suffix_invalid',
      'records.2.value hostname_invalid',
      'records.3.value required',
    ]);
  });

  test('a request holds 1 to 100 records', () => {
    const record = { suffix: '1', value: 'a.dev' };
    expect(problems(rdnsAddSchema, { records: [] })).toEqual(['records required']);
    expect(problems(rdnsAddSchema, { records: Array.from({ length: 100 }, () => record) })).toEqual([]);
    expect(problems(rdnsAddSchema, { records: Array.from({ length: 101 }, () => record) })).toEqual(['records too_large']);
  });

  test('a request converts addresses to their canonical form', () => {
    expect(validate(rdnsRemoveSchema, { ip: ' 2001:0DB8::0001 ' })).toEqual({ ok: true, output: { ip: '2001:db8::1' } });
    expect(problems(rdnsRemoveSchema, { ip: 'x' })).toEqual(['ip address_unknown']);
    expect(problems(rdnsUpdateSchema, { ip: '', value: 'a.dev' })).toEqual(['ip required']);
  });
});
