/**
 * Measures where the kit must be fast: scrolling a table of 10,000 rows and opening a list of 250 countries, in a production build, in
 * headless Chromium, with the CPU four times slower. Each is compared with a plain implementation, so that the ratio is meaningful on any
 * machine. `--enforce` fails if a limit is exceeded; without it nothing fails, because a busy machine is not a regression.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromiumLaunchOptions } from '@portico/browser';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright-core';
import { build, preview, type InlineConfig } from 'vite';
import { measureOpening, waysToOpen, type Opening, type WayToOpen } from './measure-opening.ts';
import { measureScrolling, type Scrolling, type WayToScroll } from '@portico/browser/measure-scrolling';
import { measureSlowdown } from '@portico/browser/open-subject';

const slowdown = 4;
const repetitions = 10;
const limits = { framesPerSecond: 58, blankFrames: 0, openingMs: 100, typingMs: 100 } as const;
/** Speeds that hands reach. At higher speeds the picture keeps its pace and rows may come late, which is measured too. */
const limitedWaysToScroll: readonly WayToScroll[] = ['wheel, 1,000 px/s', 'wheel, 2,000 px/s'];

const config: InlineConfig = {
  configFile: false,
  root: fileURLToPath(new URL('page/', import.meta.url)),
  logLevel: 'warn',
  plugins: [react()],
  build: { outDir: fileURLToPath(new URL('../node_modules/.bench/', import.meta.url)), emptyOutDir: true, target: 'es2024' },
  preview: { port: 0, host: '127.0.0.1' },
};

async function measureTables(browser: Browser, origin: string): Promise<string[]> {
  const virtual = await measureScrolling(browser, `${origin}?subject=virtual-table`, slowdown);
  const plain = await measureScrolling(browser, `${origin}?subject=table`, slowdown);
  say('\nA table of 10,000 rows is scrolled');
  for (const [name, { renderMs, rows }] of [['VirtualTable', virtual] as const, ['Table', plain] as const])
    say(`  ${name}: drawn in ${(renderMs / 1000).toFixed(1)} s, at most ${rows} rows in the document`);
  const lines = [...virtual.ways].flatMap(([way, scrolling]) => {
    const beside = plain.ways.get(way);
    return [
      [way, 'VirtualTable', ...scrollingFigures(scrolling)],
      ['', 'Table', ...(beside ? scrollingFigures(beside) : [])],
    ];
  });
  sayTable(['', '', 'frames/s', 'longest gap ms', 'blank frames', 'unpainted frames', 'page frames/s'], lines);
  return limitedWaysToScroll.filter((way) => {
    const scrolling = virtual.ways.get(way);
    return !scrolling || scrolling.framesPerSecond < limits.framesPerSecond || scrolling.blankFrames > limits.blankFrames;
  });
}

function scrollingFigures({ framesPerSecond, longestGapMs, blankFrames, unpaintedFrames, pageFramesPerSecond }: Scrolling): string[] {
  const counts = [blankFrames, unpaintedFrames].map(String);
  return [framesPerSecond.toFixed(1), longestGapMs.toFixed(0), ...counts, pageFramesPerSecond.toFixed(1)];
}

async function measureLists(browser: Browser, origin: string): Promise<string[]> {
  const measured = async (subject: string, way: WayToOpen): Promise<Opening> =>
    measureOpening(browser, `${origin}?subject=${subject}`, slowdown, repetitions, way);
  say(`\nA list of 250 countries is opened, on ${repetitions} fresh pages each`);
  const missed: string[] = [];
  const lines: string[][] = [];
  for (const [name, way] of Object.entries<WayToOpen>(waysToOpen)) {
    const windowed = await measured('combobox', way);
    lines.push([name, 'Combobox', ...openingFigures(windowed)]);
    lines.push(['', 'all options at once', ...openingFigures(await measured('whole-list-combobox', way))]);
    const kept = median(windowed.openingMs) < limits.openingMs && median(windowed.typingMs) < limits.typingMs;
    if (!kept && !way.byMachine) missed.push(name);
  }
  sayTable(['', '', 'options', 'opening ms', 'worst', 'typing ms', 'worst'], lines);
  return missed;
}

function openingFigures({ options, openingMs, typingMs }: Opening): string[] {
  return [String(options), ...[openingMs, typingMs].flatMap((times) => [median(times).toFixed(0), (times.at(-1) ?? 0).toFixed(0)])];
}

/** For an even count it is the slower middle value. */
function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function sayTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows])
    say(`  ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function load(): string {
  return loadavg()
    .map((average) => average.toFixed(2))
    .join(', ');
}

await build(config);
const server = await preview(config);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error('The page is not served');
  say(`Chromium ${browser.version()}; load of the machine (1, 5, 15 minutes) before: ${load()}`);
  const factor = await measureSlowdown(browser, slowdown);
  say(`CPU of the page ${slowdown} times slower: the same work took ${factor.toFixed(1)} times as long`);
  const missed = [...(await measureTables(browser, origin)), ...(await measureLists(browser, origin))];
  say(`\nLoad of the machine after: ${load()}`);
  say(missed.length === 0 ? 'Every limit is kept.' : `Limits ${JSON.stringify(limits)} are not kept by: ${missed.join('; ')}`);
  if (missed.length > 0 && process.argv.includes('--enforce')) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
