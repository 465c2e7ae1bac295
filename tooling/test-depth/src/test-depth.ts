import { readFileSync } from 'node:fs';
import type { InlineConfig } from 'vitest/node';

/** True in `pnpm test:full`, which sets the variable; false in the daily `pnpm test`. */
export const isFullRun = process.env['PORTICO_FULL_RUN'] === '1';

/** The first rows of a table of cases, which a daily run needs; in a full run all of them. */
export function dailyRows<Row>(rows: readonly Row[], count: number): readonly Row[] {
  return isFullRun ? rows : rows.slice(0, count);
}

/** The part of this task that `pnpm test` runs (`tooling/check/selection.ts`); all of it if a test runner is started by hand. */
type Selection = 'all' | { readonly related: string[] } | { readonly journeys: 'smoke' };

function readSelection(): Selection {
  const { PORTICO_SELECTION: file, npm_package_name: name, npm_lifecycle_event: script } = process.env;
  if (file === undefined) return 'all';
  const selections = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Selection>>;
  return selections[`${name}#${script}`] ?? 'all';
}

const selection = readSelection();
const related = typeof selection === 'object' && 'related' in selection ? selection.related : undefined;

/**
 * Vitest options to spread under `test`. The daily run leaves out files named `*.full.test.ts`, tests tagged `full`
 * (`@portico/test-depth/daily-if`), and what a small change cannot break.
 */
export const testDepth = {
  tags: [{ name: 'full', description: 'Runs in `pnpm test:full` only' }],
  ...(isFullRun ? {} : { tagsFilter: ['!full'], exclude: ['**/node_modules/**', '**/*.full.test.{ts,tsx}'] }),
  ...(related === undefined ? {} : { related, passWithNoTests: true }),
} satisfies InlineConfig;

const isSmoke = typeof selection === 'object' && 'journeys' in selection;

/**
 * Playwright options. The daily run leaves out files named `*.full.spec.ts` and journeys tagged `@full`; after a small change it runs those
 * tagged `@smoke`.
 */
export const journeyDepth = {
  ...(isFullRun ? {} : { testIgnore: '**/*.full.spec.ts', grepInvert: /@full\b/u }),
  ...(isSmoke ? { grep: /@smoke\b/u } : {}),
};
