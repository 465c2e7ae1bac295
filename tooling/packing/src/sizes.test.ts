import { expect, inject, test } from 'vitest';
import { buttonLimitBytes, measureKit, readSizes, type Bytes } from './sizes.ts';

const kit = inject('packed').find(({ name }) => name === '@portico/ui');
const measured = await measureKit(kit?.folder ?? '', kit?.manifest.exports ?? {});
const written = readSizes();
const remedy = 'run `pnpm --filter @portico/packing sizes`';

/** Compressors of other machines differ by a few bytes. */
function expectNear(one: Bytes, other: Bytes | undefined, name: string): void {
  for (const kind of ['gz', 'br'] as const) {
    const difference = Math.abs(one[kind] - (other?.[kind] ?? 0));
    expect(difference, `${name}: ${remedy}`).toBeLessThanOrEqual(Math.max(32, one[kind] * 0.01));
  }
}

test('one Button costs at most 3 kB, JavaScript and CSS together', () => {
  const { js, css } = measured.components.button ?? { js: { gz: Infinity }, css: { gz: Infinity } };
  expect(js.gz + css.gz).toBeLessThanOrEqual(buttonLimitBytes);
});

test('the page of sizes has every component', () => {
  expect(Object.keys(written.components), remedy).toEqual(Object.keys(measured.components));
  expect(Object.keys(written.stylesheets), remedy).toEqual(Object.keys(measured.stylesheets));
});

test.each(Object.entries(measured.components))('what is written of %s holds', (name, { js, css, server }) => {
  const entry = written.components[name];
  expectNear(js, entry?.js, name);
  expectNear(css, entry?.css, name);
  expect(entry?.server, `${name}: ${remedy}`).toBe(server);
});

test('what is written of everything together holds, and of plain stylesheets', () => {
  expectNear(measured.together.js, written.together.js, 'together');
  expectNear(measured.together.css, written.together.css, 'together');
  for (const [name, bytes] of Object.entries(measured.stylesheets)) expectNear(bytes, written.stylesheets[name], name);
});
