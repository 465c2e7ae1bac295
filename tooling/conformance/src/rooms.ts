/** Who may import whom: the one table of it. `rooms.test.ts` holds the code to it. */

type Home = {
  /** Our own packages that it may import; those of tooling are anybody's. */
  ours: readonly string[];
  /** Packages of others that it must not know. */
  never?: RegExp;
};

const noReact = /^(react|react-dom|jotai\/react)(\/|$)|^@tanstack\/|^@base-ui/;
const noFramework = /^(react|jotai|@tanstack)/;

export const packages: Readonly<Record<string, Home>> = {
  'packages/brand': { ours: [], never: noFramework },
  // Which rows of a long list are in view is arithmetic: react-virtual holds no state of an application and asks no server.
  'packages/ui': { ours: [], never: /^(@tanstack\/(?!react-virtual$)|jotai|@formatjs\/)/ },
  // The list of languages, and nothing else.
  'packages/i18n': { ours: ['validation'], never: /^(@tanstack\/|jotai)/ },
  'packages/validation': { ours: ['contract'], never: noFramework },
  'packages/pricing': { ours: ['contract', 'validation'], never: noFramework },
  'packages/cart': { ours: ['contract', 'validation', 'pricing'], never: noReact },
  'packages/auth': { ours: ['contract', 'validation'], never: noReact },
  'packages/api-client': { ours: ['contract'], never: noFramework },
  'packages/api-queries': { ours: ['contract', 'api-client'], never: /^(react|jotai)(\/|$)/ },
  'apps/api': { ours: ['brand', 'contract', 'validation', 'pricing', 'i18n'] },
  'apps/portal': { ours: ['contract', 'validation', 'pricing', 'i18n', 'cart', 'auth', 'ui', 'api-client', 'api-queries'] },
};

/** Of an application, from below to above: a room imports those that stand before it, and nothing else. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src': [
    'calendar.ts',
    'escape-html.ts',
    'platform',
    'drivers',
    'app.ts',
    'operations',
    'jobs',
    'mail',
    'operator',
    'modules',
    'demo',
    'http',
    'registry',
    'start-failure.ts',
    'open-app.ts',
    'run-operator.ts',
    'start-api.ts',
    'main.ts',
    'operator.ts',
  ],
  'apps/portal/src': [
    'platform',
    'operations',
    'forms',
    'lists',
    'charts',
    'flows',
    'features',
    'app',
    'routes',
    'route-tree.gen.ts',
    'router.tsx',
    'main.tsx',
    'prerender.tsx',
  ],
  'apps/api/src/platform': ['logger.ts', 'messages', 'settings', 'secrets', 'traces', 'database', 'clock', 'queue', 'events'],
  'apps/api/src/http': ['server', 'portal', 'contract', 'create-server.ts'],
};

/** Their rooms may import each other in any order, but in no ring. */
export const withoutRings: readonly string[] = ['apps/api/src/modules', 'apps/api/src/modules/billing'];
