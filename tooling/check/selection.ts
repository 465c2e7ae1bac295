import { globSync } from 'node:fs';
import path from 'node:path';
import { root, type TaskInputs } from './run-turbo.ts';

/** The part of a task that changed files can break: all of it, or the test files that are related to these files by their imports. */
export type Selection = 'all' | { readonly related: readonly string[] } | { readonly journeys: 'smoke' };

type Effect = 'all' | 'smoke' | readonly string[];
type Rule = { readonly files: RegExp; readonly breaks: (file: string, match: RegExpMatchArray) => Effect };

const nothing = () => [];
const related = (file: string) => [file];
const testsIn = (pattern: string) => globSync(pattern, { cwd: root });

/**
 * Every API test starts the whole server, so imports cannot tell them apart. The tests of a module are those of its own folder, of the
 * folders named here, and of `always`.
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
const always = ['rights', 'path', 'http'];

const ofModule = (module: string): Effect => {
  const folders = apiTests[module];
  return folders === undefined
    ? 'all'
    : [...new Set([...folders, ...always])].flatMap((folder) => testsIn(`apps/api/test/${folder}/**/*.test.ts`));
};

const source = /\.(?:ts|tsx|module\.css)$/;
const byImports: readonly Rule[] = [
  { files: /(?:^|\/)(?:vitest|playwright)[\w.]*\.ts$|^tooling\/|\/test\/[^/]+$/, breaks: () => 'all' },
  { files: source, breaks: related },
];

/** For each task, the first rule that matches a changed file says what it can break; without one, all. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  '@portico/api#test:api': [
    { files: /^packages\/i18n\/catalogs\//, breaks: nothing },
    { files: /^apps\/api\/src\/modules\/([\w-]+)\//, breaks: (_file, [, module = '']) => ofModule(module) },
    { files: /^apps\/api\/test\/.*\.test\.ts$/, breaks: related },
  ],
  '@portico/portal#test:screens': [
    {
      files: /^packages\/i18n\/catalogs\/\w+\/([\w-]+)\.json$/,
      breaks: (_file, [, area = '']) => {
        const tests = testsIn(`apps/portal/src/features/${area}/**/*.test.tsx`);
        return tests.length === 0 ? 'all' : tests;
      },
    },
    ...byImports,
  ],
  '@portico/ui#test:screens': byImports,
  '@portico/portal#test:journeys': [
    { files: /^apps\/portal\/(?:e2e\/|playwright)/, breaks: () => 'all' },
    { files: /^(?:apps\/(?:api|portal)|packages\/[\w-]+)\/(?:src|catalogs)\//, breaks: () => 'smoke' },
  ],
};

/** What has to run of a task whose inputs were these when it last passed. */
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
