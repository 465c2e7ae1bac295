/**
 * How fast the kit is where it has to be: a table of 10,000 rows that scrolls, and a list of 250 countries that opens, in a production
 * build, in headless Chromium, with the CPU four times slower. Beside each stands the plain way, so that the ratio tells something on any
 * machine. `--enforce` fails where a limit is not kept; without it, this measures and no more, since a busy machine is nobody's mistake.
 */
import { fileURLToPath } from 'node:url';
import { loadavg } from 'node:os';
import { chromiumLaunchOptions } from '@portico/browser';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright-core';
import { build, preview, type InlineConfig } from 'vite';
import { measureOpening, type Opening } from './measure-opening.ts';
import { measureScrolling, type Scrolling } from './measure-scrolling.ts';

const slowdown = 4;
const repetitions = 10;
const limits = { framesPerSecond: 58, blankFrames: 0, openingMs: 100, typingMs: 100 } as const;

const config: InlineConfig = {
  configFile: false,
  root: fileURLToPath(new URL('page/', import.meta.url)),
  logLevel: 'warn',
  plugins: [react()],
  build: { outDir: fileURLToPath(new URL('../node_modules/.bench/', import.meta.url)), emptyOutDir: true, target: 'es2024' },
  preview: { port: 0, host: '127.0.0.1' },
};

async function measure(browser: Browser, origin: string): Promise<boolean> {
  const scrolling = async (subject: string): Promise<Scrolling> => measureScrolling(browser, `${origin}?subject=${subject}`, slowdown);
  const opening = async (subject: string): Promise<Opening> =>
    measureOpening(browser, `${origin}?subject=${subject}`, slowdown, repetitions);

  const virtual = await scrolling('virtual-table');
  const plain = await scrolling('table');
  say(`\nA table of 10,000 rows, scrolled at 4,000 px a second (CPU ${slowdown} times slower)`);
  table(
    ['', 'drawn ms', 'rows', 'frames/s', 'longest gap ms', 'blank frames', 'page frames/s', 'long tasks'],
    [
      ['VirtualTable', ...scrollingFigures(virtual)],
      ['Table', ...scrollingFigures(plain)],
    ],
  );

  const windowed = await opening('combobox');
  const whole = await opening('whole-list-combobox');
  say(`\nA list of 250 countries, from the press to the frame that shows it (${repetitions} fresh pages, CPU ${slowdown} times slower)`);
  table(
    ['', 'options', 'opening ms', 'worst', 'typing ms', 'worst'],
    [
      ['Combobox', ...openingFigures(windowed)],
      ['all options at once', ...openingFigures(whole)],
    ],
  );

  return (
    virtual.framesPerSecond >= limits.framesPerSecond &&
    virtual.blankFrames <= limits.blankFrames &&
    median(windowed.openingMs) <= limits.openingMs &&
    median(windowed.typingMs) <= limits.typingMs
  );
}

function scrollingFigures(scrolling: Scrolling): string[] {
  const { drawnMs, rows, framesPerSecond, longestGapMs, pageFramesPerSecond, blankFrames, longTasks } = scrolling;
  const figures = [framesPerSecond.toFixed(1), longestGapMs.toFixed(0), String(blankFrames), pageFramesPerSecond.toFixed(1)];
  return [drawnMs.toFixed(0), String(rows), ...figures, String(longTasks)];
}

function openingFigures({ options, openingMs, typingMs }: Opening): string[] {
  return [String(options), ...[openingMs, typingMs].flatMap((times) => [median(times).toFixed(0), (times.at(-1) ?? 0).toFixed(0)])];
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows])
    say(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await build(config);
const server = await preview(config);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error('The page is not served');
  say(`Load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
  const kept = await measure(browser, origin);
  say(kept ? '\nEvery limit is kept.' : `\nNot every limit is kept: ${JSON.stringify(limits)}`);
  if (!kept && process.argv.includes('--enforce')) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
