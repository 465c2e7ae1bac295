import { expect, test } from 'vitest';
import { layersOf } from './layers.ts';
import type { Graph } from './shared-chunks.ts';

const page = (path: string) => `/p/src/routes/_app/${path}?tsr-split=component`;

/** A small model of the portal: sign-in and sign-up for guests, the shell, three lists, a page and the settings. */
const edges: Record<string, { imports?: string[]; later?: string[] }> = {
  '/p/src/main.tsx': {
    imports: ['button', 'router', '/p/src/routes/_app/settings/client.tsx'],
    later: [
      page('route.tsx'),
      page('a.tsx'),
      page('b.tsx'),
      page('c.tsx'),
      page('services/my.tsx'),
      page('settings/route.tsx'),
      page('settings/user.tsx'),
      '/p/src/app/shell/live/live-events.ts',
      '/p/src/app/shell/live/news.ts',
      '/kit/ui/src/toaster/toaster.tsx',
      '/p/src/operations/cache/query-client.ts',
      'sign-up',
      '/p/src/features/auth/passkey-sign-in.tsx',
    ],
  },
  '/p/src/routes/_app/settings/client.tsx': { later: ['profile-form'] },
  'profile-form': { imports: ['cache'] },
  'sign-up': { imports: ['combobox', 'icon', 'pin'] },
  '/p/src/features/auth/passkey-sign-in.tsx': { imports: ['callout'] },
  [page('route.tsx')]: { imports: ['sidebar', 'icon', 'button'] },
  '/p/src/operations/cache/query-client.ts': { imports: ['cache'] },
  [page('a.tsx')]: { imports: ['/p/src/lists/list-frame.tsx', 'a'] },
  [page('b.tsx')]: { imports: ['/p/src/lists/list-frame.tsx', 'b', 'cache'] },
  [page('c.tsx')]: { imports: ['a'] },
  [page('services/my.tsx')]: { imports: ['/p/src/lists/list-frame.tsx', 'place', 'words', 'columns'], later: ['filter-menu'] },
  'filter-menu': { imports: ['words'] },
  [page('settings/route.tsx')]: { imports: ['tabs'] },
  [page('settings/user.tsx')]: { imports: ['pin', 'badge', 'own'] },
  '/p/src/app/shell/live/live-events.ts': { imports: ['stale'] },
  '/p/src/app/shell/live/news.ts': { imports: ['outcomes'] },
  '/p/src/lists/list-frame.tsx': { imports: ['table', 'button'] },
};
const ids = new Set(Object.entries(edges).flatMap(([id, { imports = [], later = [] }]) => [id, ...imports, ...later]));
const graph: Graph = new Map([...ids].map((id) => [id, { imports: edges[id]?.imports ?? [], later: edges[id]?.later ?? [], size: 1 }]));

test('the first layer holds what sign-in needs, and the shell and list layers add only their own modules', () => {
  const placed = layersOf(graph);
  expect(Object.fromEntries(['button', 'router', 'sidebar', 'cache', 'table'].map((id) => [id, placed.get(id)]))).toEqual({
    button: 'first',
    router: 'first',
    sidebar: 'shell',
    cache: 'shell',
    table: 'lists',
  });
});

test('code that a guest page shares with the shell never moves into the shell layer', () => {
  expect(layersOf(graph).get('icon')).toBe('first');
});

test('what a signed-in page loads later does not count as seen by guests', () => {
  expect(layersOf(graph).get('cache')).toBe('shell');
});

test('a module that only one page needs stays in its file', () => {
  const placed = layersOf(graph);
  expect(['combobox', 'b', 'own', page('a.tsx')].filter((id) => placed.has(id))).toEqual([]);
});

test('what the first list shares with other pages or loads later forms one layer, without what only the list needs', () => {
  const placed = layersOf(graph);
  expect(['words', 'columns', 'filter-menu'].map((id) => placed.get(id))).toEqual(['first-list-parts', undefined, undefined]);
});

test('what several pages share, and no layer holds, has a file of its own', () => {
  const placed = layersOf(graph);
  expect([placed.get('a'), placed.get('pin')]).toEqual([expect.stringMatching(/^parts-/), expect.stringMatching(/^parts-/)]);
});

test('live events and toasts have separate layers that dialogs do not load', () => {
  const placed = layersOf(graph);
  expect([placed.get('stale'), placed.get('outcomes')]).toEqual(['live', 'news']);
});

test('a layer whose module was renamed throws an error instead of being empty', () => {
  const renamed = new Map([...graph].filter(([id]) => !id.endsWith('list-frame.tsx')));
  expect(() => layersOf(renamed)).toThrow(/list-frame/u);
});
