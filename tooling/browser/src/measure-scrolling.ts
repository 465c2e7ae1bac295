import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { recordFrames, type Frame, type Recording } from './frames.ts';
import { openSubject } from './open-subject.ts';

/** Ways to scroll, from the top of a fresh page or from where the previous way ended. */
export const waysToScroll = {
  'wheel, 1,000 px/s': ({ session }: Input) => steadily(session, 1000),
  'wheel, 2,000 px/s': ({ session }: Input) => steadily(session, 2000),
  'wheel, 4,000 px/s': ({ session }: Input) => steadily(session, 4000),
  'flicks of 2,400 px at 6,000': ({ session }: Input) => flick(session),
  'Page down held': ({ page }: Input) => holdPageDown(page),
} as const;
export type WayToScroll = keyof typeof waysToScroll;

export interface Scrolling {
  /** Moving frames per second between the first and the last: 60 if none was missed. */
  framesPerSecond: number;
  longestGapMs: number;
  /** Frames with a missing row. */
  blankFrames: number;
  /** Frames with an unpainted row. */
  unpaintedFrames: number;
  /** How often per second the page's own code was in time for a frame. The browser scrolls on without it. */
  pageFramesPerSecond: number;
}

export interface ScrolledSubject {
  /** From navigation until all rows are rendered. */
  renderMs: number;
  /** Maximum number of rows in the document. */
  rows: number;
  ways: ReadonlyMap<WayToScroll, Scrolling>;
}

interface Input {
  page: Page;
  session: CDPSession;
}

const seconds = 4;
const frameMs = 1000 / 60;
const middle = { x: 600, y: 400 } as const;

export interface ScrollingOptions {
  /** A selector that shows that the rows are there. */
  awaited?: string;
  device?: BrowserContextOptions;
  /** Runs before the navigation. */
  prepare?: (page: Page) => Promise<void>;
}

export async function measureScrolling(
  browser: Browser,
  address: string,
  slowdown: number,
  { awaited = 'tbody tr', device, prepare }: ScrollingOptions = {},
): Promise<ScrolledSubject> {
  const { page, session, renderMs } = await openSubject(browser, address, slowdown, awaited, device, prepare);
  await page.evaluate(markRows);
  const ways = new Map<WayToScroll, Scrolling>();
  let rows = 0;
  for (const way of Object.keys(waysToScroll) as WayToScroll[]) {
    const recording = await recordFrames(browser, page, async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('bench')));
      await waysToScroll[way]({ page, session });
    });
    const { most, ...scrolling } = validate(recording);
    rows = Math.max(rows, most);
    ways.set(way, scrolling);
  }
  await page.close();
  return { renderMs, rows, ways };
}

async function steadily(session: CDPSession, speed: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    ...middle,
    yDistance: -speed * seconds,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/** Scrolls in bursts, each from rest, with a pause between them. */
async function flick(session: CDPSession): Promise<void> {
  for (let stroke = 0; stroke < 4; stroke += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      ...middle,
      yDistance: -2400,
      speed: 6000,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    await pause(400);
  }
}

async function holdPageDown(page: Page): Promise<void> {
  await page.locator('[role=region], [data-scroller]').focus();
  for (let press = 0; press < 30 * seconds; press += 1) {
    // Pressing a key that is already down repeats it.
    await page.keyboard.down('PageDown');
    await pause(1000 / 30);
  }
  await page.keyboard.up('PageDown');
}

interface RowsMark {
  /** The rendered and the visible range, in px from the top of the scroller. */
  from: number;
  to: number;
  scrollTop: number;
  head: number;
  height: number;
  rows: number;
}

/** Runs in the page: reports the rendered rows with each scrolling frame. */
function markRows(): void {
  const table = document.querySelector('table');
  const scroller = table?.closest<HTMLElement>('[role=region], [data-scroller]');
  const body = table?.tBodies[0];
  if (!scroller || !body) throw new Error('The page has no scrolling table');
  const mark = (): void => {
    const { scrollTop, clientHeight: height } = scroller;
    const origin = scroller.getBoundingClientRect().top - scrollTop;
    const first = body.rows[0]?.getBoundingClientRect().top ?? 0;
    const last = body.rows[body.rows.length - 1]?.getBoundingClientRect().bottom ?? 0;
    const note: RowsMark = {
      from: first - origin,
      to: last - origin,
      scrollTop,
      head: table.tHead?.offsetHeight ?? 0,
      height,
      rows: body.rows.length,
    };
    performance.mark(`bench:${JSON.stringify(note)}`);
  };
  // Added after the table's listener, so that it runs once the table is done.
  scroller.addEventListener('scroll', mark);
  window.addEventListener('bench', mark);
}

function validate({ frames, marks, unpainted }: Recording): Scrolling & { most: number } {
  const notes = new Map(marks.map((mark) => [mark, JSON.parse(mark.name) as RowsMark]));
  const seen = frames.flatMap((frame) => {
    const note = frame.mark && notes.get(frame.mark);
    return note ? [{ at: frame.at, ...viewOf(frame, note) }] : [];
  });
  // The page's offset and the compositor's differ by fractions of a pixel, even at rest.
  const moved = seen.filter(({ offset }, index) => index > 0 && Math.abs(offset - (seen[index - 1]?.offset ?? offset)) >= 1);
  const times = moved.map(({ at }) => at);
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const spanSeconds = Math.max(frameMs, last - first) / 1000;
  return {
    framesPerSecond: gaps.length / spanSeconds,
    longestGapMs: Math.max(0, ...gaps),
    blankFrames: moved.filter(({ blank }) => blank).length,
    unpaintedFrames: unpainted,
    pageFramesPerSecond: marks.filter(({ at }) => at >= first && at <= last).length / spanSeconds,
    most: Math.max(...[...notes.values()].map(({ rows }) => rows)),
  };
}

function viewOf({ scrolledTo }: Frame, note: RowsMark): { offset: number; blank: boolean } {
  const offset = scrolledTo ?? note.scrollTop;
  return { offset, blank: note.from > offset + note.head + 2 || note.to < offset + note.height - 2 };
}
