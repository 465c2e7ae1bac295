/** The allowed imports. `rooms.test.ts` checks the code against this table. */

type Home = {
  /** The workspace packages that it may import. All may import those of tooling. */
  ours: readonly string[];
  /** External packages that it must not import. */
  never?: RegExp;
};

const noReact = /^(react|react-dom|jotai\/react)(\/|$)|^@tanstack\/|^@base-ui/;
const noFramework = /^(react|jotai|@tanstack)/;

export const packages: Readonly<Record<string, Home>> = {
  'packages/brand': { ours: [], never: noFramework },
  'packages/ui-codemod': { ours: [], never: noFramework },
  // Virtualisation is arithmetic: react-virtual holds no application state and sends no requests.
  'packages/ui': { ours: [], never: /^(@tanstack\/(?!react-virtual$)|jotai|@formatjs\/)/ },
  'packages/i18n': { ours: ['contract'], never: /^(@tanstack\/|jotai)/ },
  'packages/validation': { ours: ['contract'], never: noFramework },
  'packages/pricing': { ours: ['contract', 'validation'], never: noFramework },
  'packages/drivers': { ours: ['contract'], never: noFramework },
  'packages/driver-libvirt': { ours: ['drivers'], never: noFramework },
  'packages/simulation': { ours: ['contract', 'drivers', 'i18n', 'validation'], never: noFramework },
  'packages/cart': { ours: ['contract', 'pricing'], never: noReact },
  'packages/auth': { ours: ['contract'], never: noReact },
  'packages/api-client': { ours: ['contract'], never: noFramework },
  'packages/api-queries': { ours: ['contract', 'api-client'], never: /^(react|jotai)(\/|$)/ },
  'packages/conformance': { ours: ['contract'], never: noFramework },
  'packages/prerender': { ours: [], never: /^(@tanstack\/|jotai|@formatjs\/)/ },
  'apps/api': { ours: ['brand', 'contract', 'drivers', 'validation', 'pricing', 'i18n'] },
  'apps/demo': { ours: ['api', 'contract', 'drivers', 'simulation'] },
  'apps/portal': { ours: ['contract', 'validation', 'pricing', 'i18n', 'cart', 'auth', 'ui', 'prerender', 'api-client', 'api-queries'] },
};

/** The layers of an application from bottom to top: a room may import only those before it. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src': [
    'calendar.ts',
    'platform',
    'drivers',
    'app.ts',
    'operations',
    'jobs',
    'mail',
    'operator',
    'modules',
    'http',
    'plugins',
    'registry',
    'apply-bundled-content.ts',
    'start-failure.ts',
    'open-app.ts',
    'run-operator.ts',
    'create-api-server.ts',
    'start-api.ts',
    'run-server.ts',
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
    'boot.ts',
    'prerender.tsx',
  ],
  'apps/api/src/platform': ['logger.ts', 'watchdog', 'messages', 'settings', 'secrets', 'traces', 'database', 'clock', 'queue', 'events'],
  'apps/api/src/http': ['server', 'portal', 'contract', 'create-server.ts'],
};

/** These rooms may import each other in any order without cycles. */
export const withoutRings: readonly string[] = ['apps/api/src/modules', 'apps/api/src/modules/billing'];
