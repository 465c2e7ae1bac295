import { describe, expect, inject, test } from 'vitest';
import { buttonLimitBytes, measureKit, readSizes, type Bytes } from './sizes.ts';

const kit = inject('packed').find(({ name }) => name === '@portico/ui');
const measured = await measureKit(kit?.folder ?? '', kit?.manifest.exports ?? {});
const written = readSizes();

/** Compressors of other machines differ by a few bytes. */
function expectNear(one: Bytes, other: Bytes | undefined): void {
  for (const kind of ['gz', 'br'] as const) {
    expect(Math.abs(one[kind] - (other?.[kind] ?? 0))).toBeLessThanOrEqual(Math.max(32, one[kind] * 0.01));
  }
}

test('one Button costs at most 3 kB, JavaScript and CSS together', () => {
  const { js, css } = measured.components.button ?? { js: { gz: Infinity }, css: { gz: Infinity } };
  expect(js.gz + css.gz).toBeLessThanOrEqual(buttonLimitBytes);
});

describe('the sizes that `pnpm --filter @portico/packing sizes` wrote are those of today', () => {
  test('for every component and stylesheet, and no other', () => {
    expect(Object.keys(written.components)).toEqual(Object.keys(measured.components));
    expect(Object.keys(written.stylesheets)).toEqual(Object.keys(measured.stylesheets));
  });

  test.each(Object.entries(measured.components))('for %s', (name, { js, css, server }) => {
    const entry = written.components[name];
    expectNear(js, entry?.js);
    expectNear(css, entry?.css);
    expect(entry?.server).toBe(server);
  });

  test.each(Object.entries(measured.stylesheets))('for %s', (name, bytes) => {
    expectNear(bytes, written.stylesheets[name]);
  });

  test('for all of them together', () => {
    expectNear(measured.together.js, written.together.js);
    expectNear(measured.together.css, written.together.css);
  });
});
