import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependentsOf } from './importers.ts';
import { root, type TaskInputs } from './run-turbo.ts';

/** The part of a task that changed files can break: all of it, or the test files related to them by imports. */
export type Selection = 'all' | { readonly related: readonly string[] } | { readonly journeys: 'smoke' };

type Effect = 'all' | 'smoke' | readonly string[];
type Rule = { readonly files: RegExp; readonly breaks: (file: string, match: RegExpMatchArray) => Effect };

const nothing = () => [];
const related = (file: string) => [file];
const testsIn = (pattern: string) => globSync(pattern, { cwd: root });

/**
 * Every API test starts the whole server, so imports can't tell the tests apart. A module's tests are those of its folder, of the
 * folders listed here, and of `always`.
 */
const apiTests: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'auth', 'people'],
  attachments: ['attachments', 'tickets'],
  auth: ['account', 'auth', 'impersonation', 'people'],
  backup: ['operator'],
  cancellation: ['services', 'renewals'],
  catalogue: ['order', 'operator'],
  console: ['console'],
  events: ['events'],
  faq: ['faq'],
  impersonation: ['impersonation'],
  legal: ['http'],
  metrics: ['http'],
  people: ['people', 'account', 'auth'],
  promo: ['order', 'operator', 'renewals'],
  rdns: ['services'],
  telegram: ['telegram', 'account'],
  'test-clock': ['operator'],
  tickets: ['tickets', 'attachments', 'mail', 'operator'],
  traffic: ['traffic', 'services'],
};
const always = ['rights', 'path', 'http', 'conformance'];

const ofModule = (module: string): Effect => {
  const folders = apiTests[module];
  return folders === undefined
    ? 'all'
    : [...new Set([...folders, ...always])].flatMap((folder) => testsIn(`apps/api/test/${folder}/**/*.test.ts`));
};

/**
 * Every screen test opens the whole portal, so imports can't tell the tests apart. A test covers what its own folder imports: a file's
 * tests are those of the folders that reach it other than through the routes and the frame around all screens.
 */
const portalFolder = /^apps\/portal\/src\/((?:features|flows)\/[\w-]+|[\w-]+)\//;
const wholePortal = /^apps\/portal\/src\/(?:app\/|routes\/|[\w.-]+$)/;

const ofPortalSource = (file: string): readonly string[] => {
  if (!existsSync(path.join(root, file))) return testsIn('apps/portal/src/**/*.test.tsx');
  const folders = [...dependentsOf(file, wholePortal)].flatMap((dependent) => portalFolder.exec(dependent)?.[1] ?? []);
  return [...new Set(folders)].flatMap((folder) => testsIn(`apps/portal/src/${folder}/**/*.test.tsx`));
};

/** A catalog's messages are defined in several files, by ids that start with the catalog's name. */
const ofMessages = (area: string): Effect => {
  const declares = (file: string) => readFileSync(path.join(root, file), 'utf8').includes(`id: '${area}.`);
  const effects = globSync('apps/portal/src/**/*.messages.ts', { cwd: root }).filter(declares).map(ofPortalSource);
  return effects.length === 0 ? 'all' : [...new Set(effects.flat())];
};

const source = /\.(?:ts|tsx|module\.css)$/;
const testSetup: Rule = { files: /(?:^|\/)(?:vitest|playwright)[\w.]*\.ts$|^tooling\/|\/test\/[^/]+$/, breaks: () => 'all' };
const byImports: readonly Rule[] = [testSetup, { files: source, breaks: related }];

/** For each task, the first rule that matches a changed file says what the change can break. Without a match it can break everything. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  '@portico/api#test:api': [
    { files: /^packages\/i18n\/catalogs\//, breaks: nothing },
    { files: /^apps\/api\/src\/modules\/([\w-]+)\//, breaks: (_file, [, module = '']) => ofModule(module) },
    { files: /^apps\/api\/test\/.*\.test\.ts$/, breaks: related },
  ],
  '@portico/portal#test:screens': [
    { files: /^packages\/i18n\/catalogs\/\w+\/([\w-]+)\.json$/, breaks: (_file, [, area = '']) => ofMessages(area) },
    testSetup,
    { files: /^apps\/portal\/src\/.*\.test\.tsx$/, breaks: related },
    { files: /^(?:apps\/portal|packages\/[\w-]+)\/src\/.*\.(?:ts|tsx|module\.css)$/, breaks: ofPortalSource },
  ],
  '@portico/ui#test:screens': byImports,
  '@portico/portal#test:journeys': [
    { files: /^apps\/portal\/(?:e2e\/|playwright)/, breaks: () => 'all' },
    { files: /^(?:apps\/(?:api|demo|portal)|packages\/[\w-]+)\/(?:src|catalogs)\//, breaks: () => 'smoke' },
  ],
};

/** Returns what must run of a task, compared with its inputs at the last pass. */
export function select(taskId: string, passed: TaskInputs | undefined, inputs: TaskInputs): Selection {
  if (passed === undefined) return 'all';
  const changed = [...new Set([...Object.keys(passed), ...Object.keys(inputs)])].filter((file) => passed[file] !== inputs[file]);
  const files = new Set<string>();
  let isSmoke = false;
  for (const file of changed) {
    const effect = effectOf(taskId, file);
    if (effect === 'all') return 'all';
    if (effect === 'smoke') isSmoke = true;
    else for (const one of effect) files.add(path.join(root, one));
  }
  return isSmoke ? { journeys: 'smoke' } : { related: [...files] };
}

function effectOf(taskId: string, file: string): Effect {
  for (const { files, breaks } of rules[taskId] ?? []) {
    const match = files.exec(file);
    if (match !== null) return breaks(file, match);
  }
  return 'all';
}
