import { expect, test } from 'vitest';
import { files, read, writtenFiles } from './repository.ts';
import { importsOf } from './source.ts';

/** The portal's entry, what the build runs before and after it, and the layouts around a page. */
const root: ReadonlySet<string> = new Set([
  'apps/portal/src/main.tsx',
  'apps/portal/src/boot.ts',
  'apps/portal/src/prerender.tsx',
  'apps/portal/src/router-hydration.test.tsx',
  'apps/portal/src/app/auth-layout.tsx',
  'apps/portal/src/app/shell/shell-layout.tsx',
]);
const isProduct = (file: string) => /^apps\/portal\/(src|build)\//.test(file) && !root.has(file);

test("only the portal's composition root imports the prerender package", () => {
  const importing = writtenFiles('.ts', '.tsx')
    .flatMap(importsOf)
    .filter(({ target }) => target.startsWith('@portico/prerender'))
    .map(({ file }) => file);
  expect([...new Set(importing)].filter((file) => file !== 'apps/portal/vite.config.ts' && !root.has(file))).toEqual([]);
});

test('no product file of the portal knows the words of prerendering', () => {
  const knowing = files.filter((file) => isProduct(file) && /prerender|hydrat/i.test(file + read(file)));
  expect(knowing).toEqual([]);
});

test('the prerender package knows nothing of the product', () => {
  const own = writtenFiles('.ts', '.tsx', '.css').filter((file) => file.startsWith('packages/prerender/src/'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((file) => /portico|sidebar|accessToken|\/auth\b/i.test(read(file)))).toEqual([]);
  const imported = own.filter((file) => !file.endsWith('.css')).flatMap(importsOf);
  expect(imported.filter(({ target }) => !/^(\.|node:|react$|react-dom\/client$|vite$|vitest$)/.test(target))).toEqual([]);
});
