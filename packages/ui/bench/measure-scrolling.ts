import type { Browser } from 'playwright-core';
import { openSubject } from './open-subject.ts';

const distancePx = 24_000;
const speedPxPerSecond = 4_000;

export interface Scrolling {
  /** From navigation to all rows drawn. */
  drawnMs: number;
  /** Rows in the document, at most. */
  rows: number;
  /** What the browser put on the screen, by the second: 60 where it kept up. */
  framesPerSecond: number;
  longestGapMs: number;
  /** Frames for which the page's own code was in time. The browser scrolls on without it. */
  pageFramesPerSecond: number;
  /** Frames that showed an empty place where a row should have been, before the page came to fill it. */
  blankFrames: number;
  /** Tasks of more than 50 ms. */
  longTasks: number;
}

interface Notes {
  frames: number;
  blankFrames: number;
  longTasks: number;
  rows: number;
}

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

/** Scrolls through a table as a wheel does, at a steady speed, for six seconds. */
export async function measureScrolling(browser: Browser, address: string, slowdown: number): Promise<Scrolling> {
  const { page, session, drawnMs } = await openSubject(browser, address, slowdown, 'tbody tr');
  await page.evaluate(noteFrames);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'] });
  await session.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 400,
    yDistance: -distancePx,
    speed: speedPxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  // Put there by `noteFrames`.
  const notes = await page.evaluate(() => (window as unknown as { notes: Notes }).notes);
  await page.close();

  const times = trace.traceEvents
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .sort((one, other) => one - other);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const seconds = distancePx / speedPxPerSecond;
  return {
    drawnMs,
    rows: notes.rows,
    framesPerSecond: times.length / seconds,
    longestGapMs: Math.max(0, ...gaps),
    pageFramesPerSecond: notes.frames / seconds,
    blankFrames: notes.blankFrames,
    longTasks: notes.longTasks,
  };
}

/** Runs in the page. */
function noteFrames(): void {
  const table = document.querySelector('table');
  const scroller = table?.closest<HTMLElement>('[role=region], [data-scroller]');
  const body = table?.tBodies[0];
  if (!scroller || !body) throw new Error('There is no table that scrolls');
  const notes: Notes = { frames: 0, blankFrames: 0, longTasks: 0, rows: 0 };
  Object.assign(window, { notes });
  new PerformanceObserver((list) => {
    notes.longTasks += list.getEntries().length;
  }).observe({ entryTypes: ['longtask'] });
  // On its way down the event is here before it is at the table: the rows are still those that have been on the screen.
  const note = (): void => {
    notes.frames += 1;
    notes.rows = Math.max(notes.rows, body.rows.length);
    const area = scroller.getBoundingClientRect();
    const last = body.rows[body.rows.length - 1]?.getBoundingClientRect().bottom ?? 0;
    const first = body.rows[0]?.getBoundingClientRect().top ?? Infinity;
    if (last < area.bottom - 2 || first > area.top + 60) notes.blankFrames += 1;
  };
  window.addEventListener('scroll', note, { capture: true });
}
