import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationReasonSchema, cancellationSchema } from './cancellation.ts';
import { issuesOf, validate } from './issues.ts';
import { cancellationReasonMaxLength } from '@portico/contract/limits';

const codes = (reason: unknown) => issuesOf(cancellationReasonSchema, reason).map(({ code }) => code);

test.each([
  'The project is finished.',
  'Проект завершён, сервер больше не нужен!',
  'Too slow: 5 % of "promised" (10 Gb/s) — see №3, 20 € & <more>; it\'s ‘so’ “so” „so“ «так»…',
  'Two\nlines\r\nand\ta tab',
  'Без\u00a0переноса',
])('the reason %j is accepted', (reason) => {
  expect(codes(reason)).toEqual([]);
});

test.each([
  ['Greek', 'Το έργο τελείωσε'],
  ['Greek that looks Latin', 'ΑΒΕ'],
  ['Chinese', '项目结束'],
  ['Ukrainian letters', 'Її більше немає'],
  ['German letters', 'Größe'],
  ['an emoji', 'Bye 👋'],
  ['a control character', 'a\u0007b'],
  ['a NUL', 'a\0b'],
  ['a form feed', 'a\fb'],
  ['a vertical tab', 'a\vb'],
  ['a zero-width space', 'a\u200bb'],
  ['a byte order mark', 'a\ufeffb'],
  ['a line separator', 'a\u2028b'],
  ['a change of direction', 'a\u202eb'],
  ['a combining mark', 'замо\u0301к'],
  ['a combining mark alone', 'a\u0308b'],
])('a reason in %s is refused', (_what, reason) => {
  expect(codes(reason)).toEqual(['characters_not_allowed']);
});

test('й and ё are accepted in any composition and stored as one letter', () => {
  expect(validate(cancellationReasonSchema, 'Мои\u0306 е\u0308ж')).toEqual({ ok: true, output: 'Мой ёж' });
});

test.each(['', ' ', '\n\t ', '\u00a0'])('the reason %j is empty and therefore refused', (reason) => {
  expect(codes(reason)).toEqual(['required']);
});

test('a reason is limited in length without its surrounding whitespace', () => {
  expect(codes(` ${'я'.repeat(cancellationReasonMaxLength)} `)).toEqual([]);
  expect(codes('я'.repeat(cancellationReasonMaxLength + 1))).toEqual(['too_long']);
});

test('a reason accepts English and Russian letters, digits, whitespace and punctuation only', () => {
  const allowed =
    /^(?:[\p{Script=Latin}&&\p{ASCII}]|[\u0410-\u044f\u0401\u0451]|[0-9]|[ \t\r\n\u00a0]|[[\p{P}\p{S}]&&\p{ASCII}]|[«»„“”‘’–—…№€₽°])$/v;
  const character = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0, max: 0x2fff }).map((point) => String.fromCodePoint(point)),
  );
  fc.assert(
    fc.property(character, (one) => {
      // The test above covers composition.
      if (`a${one}b`.normalize('NFC') !== `a${one}b`) return;
      expect(codes(`a${one}b`)).toEqual(allowed.test(one) ? [] : ['characters_not_allowed']);
    }),
    { numRuns: 5_000 },
  );
});

test('a plan needs no reason, a request needs one, and dry_run tells them apart', () => {
  expect(validate(cancellationSchema, { reason: '', dry_run: true })).toEqual({ ok: true, output: { reason: '', dry_run: true } });
  const problems = (value: unknown) => issuesOf(cancellationSchema, value).map(({ path, code }) => `${path} ${code}`);
  expect(problems({ reason: '', dry_run: false })).toEqual(['reason required']);
  expect(problems({ reason: 'Done' })).toEqual(['dry_run required']);
  expect(problems({ reason: 'Done', dry_run: false, more: 1 })).toEqual(['more unknown_key']);
});
