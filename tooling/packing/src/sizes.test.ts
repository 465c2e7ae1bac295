import { expect, inject, test } from 'vitest';
import { buttonLimitBytes, limitOf, measureKit, readSizes, type Bytes } from './sizes.ts';

const kit = inject('packed').find(({ name }) => name === '@portico/ui');
const measured = await measureKit(kit?.folder ?? '', kit?.manifest.exports ?? {});
const written = readSizes();

/** Returns a message for each kind of code that exceeds its limit. */
function tooLarge(what: string, one: Bytes, other: Bytes | undefined): string[] {
  const limit = other ? limitOf(other.gz) : 0;
  return one.gz > limit ? [`${what}: ${one.gz} bytes (gz), at most ${limit}`] : [];
}

test('one Button costs at most 3 kB, JavaScript and CSS together', () => {
  const { js, css } = measured.components.button ?? { js: { gz: Infinity }, css: { gz: Infinity } };
  expect(js.gz + css.gz).toBeLessThanOrEqual(buttonLimitBytes);
});

// limitOf defines the allowed growth. Record a deliberate increase with `pnpm --filter @portico/packing sizes`.
test.each(Object.entries(measured.components))('%s is within its size limit', (name, { js, css }) => {
  const entry = written.components[name];
  expect(entry, 'measured by the command that writes sizes.json').toBeDefined();
  expect([...tooLarge('JavaScript', js, entry?.js), ...tooLarge('CSS', css, entry?.css)]).toEqual([]);
});

test.each(Object.entries(measured.stylesheets))('%s is within its size limit', (name, bytes) => {
  expect(tooLarge('CSS', bytes, written.stylesheets[name])).toEqual([]);
});

test('the whole kit is within its size limit', () => {
  const { js, css } = measured.together;
  expect([...tooLarge('JavaScript', js, written.together.js), ...tooLarge('CSS', css, written.together.css)]).toEqual([]);
});

test('the sizes page lists existing parts only, and which of them a server component may render', () => {
  expect(Object.keys(written.components).filter((name) => !(name in measured.components))).toEqual([]);
  const places = (components: Readonly<Record<string, { server: boolean }>>) =>
    Object.entries(components).map(([name, { server }]) => [name, server]);
  expect(places(written.components)).toEqual(places(measured.components));
});
