/**
 * `pnpm bench:scroll`: scrolls a client's list of 10,000 services, shown whole, in the built portal with the CPU four times slower. The
 * portal and its server are real; only the list's answers are mocked, because no demo has as many services. It counts compositor frames, as
 * the kit's own bench does. `--enforce` fails if a limit is exceeded.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromiumLaunchOptions } from '@portico/browser';
import { measureScrolling } from '@portico/browser/measure-scrolling';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { signIn } from './measure.ts';
import { startPortal } from './portal.ts';

const total = 10_000;
const slowdown = 4;
/** The latency of a nearby server. */
const answerMs = 30;
const limits = { framesPerSecond: 58, blankFrames: 0 } as const;
/** Speeds that hands reach; at higher speeds rows may come late. */
const limitedWays = ['wheel, 1,000 px/s', 'wheel, 2,000 px/s'] as const;

const { values: options } = parseArgs({ options: { enforce: { type: 'boolean', default: false } } });
const say = (line: string) => process.stdout.write(`${line}\n`);

type ServicePage = { items: { id: number; hostname: string }[]; page: number; per_page: number; total: number };

/** Repeats the demo's services, each with a unique name and number. */
async function multiplyServices(page: Page): Promise<void> {
  let sample: ServicePage['items'] | undefined;
  await page.route('**/v1/service?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, size] = [Number(query.get('page')), Number(query.get('per-page'))];
    if (!sample) sample = ((await (await route.fetch()).json()) as ServicePage).items;
    else await pause(answerMs);
    const services = sample;
    const first = (number - 1) * size;
    const items = Array.from({ length: Math.min(size, total - first) }, (_, index) => {
      const id = first + index + 1;
      return { ...services[id % services.length], id, hostname: `node-${String(id).padStart(5, '0')}.example.com` };
    });
    await route.fulfill({ json: { items, page: number, per_page: size, total } });
  });
}

const portal = await startPortal();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const storageState = await signIn(portal.origin);
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  const scrolled = await measureScrolling(browser, `${portal.origin}/services/my?per-page=all`, slowdown, {
    awaited: 'main [role=region] tbody a[href^="/services/"]',
    device: { storageState },
    prepare: multiplyServices,
  });
  say(`${total} services: rendered in ${(scrolled.renderMs / 1000).toFixed(1)} s, at most ${scrolled.rows} rows in the DOM`);
  for (const [way, { framesPerSecond, longestGapMs, blankFrames, unpaintedFrames }] of scrolled.ways)
    say(
      `${way}: ${framesPerSecond.toFixed(1)} frames/s, longest gap ${longestGapMs.toFixed(0)} ms, ${blankFrames} blank, ${unpaintedFrames} unpainted`,
    );
  const missed = limitedWays.filter((way) => {
    const found = scrolled.ways.get(way);
    return !found || found.framesPerSecond < limits.framesPerSecond || found.blankFrames > limits.blankFrames;
  });
  say(missed.length === 0 ? 'All limits are met.' : `Limits ${JSON.stringify(limits)} are missed by: ${missed.join('; ')}`);
  if (missed.length > 0 && options.enforce) process.exitCode = 1;
} finally {
  await browser.close();
  await portal.stop();
}
