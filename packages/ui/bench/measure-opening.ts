import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { recordFrames, type Recording } from '@portico/browser/frames';
import { openSubject } from '@portico/browser/open-subject';

/** How long a pointer rests before a click, or a finger on a tap. */
const restMs = { hover: 200, tap: 80 } as const;
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface WayToOpen {
  device?: BrowserContextOptions;
  /** Faster than any hand: measured without a limit. */
  byMachine?: boolean;
  /** The event that starts the timer. */
  press: 'mousedown' | 'keydown' | 'touchend';
  act: (input: Input) => Promise<void>;
}

interface Input {
  page: Page;
  session: CDPSession;
  x: number;
  y: number;
}

/** The ways people open a list; with "at once", nothing can be prepared before the press. */
export const waysToOpen = {
  'mouse, pressed where it rests': {
    press: 'mousedown',
    async act({ page, x, y }) {
      await page.mouse.move(x, y);
      await pause(restMs.hover);
      await page.mouse.down();
    },
  },
  'mouse, at once': {
    byMachine: true,
    press: 'mousedown',
    async act({ page, x, y }) {
      await Promise.all([page.mouse.move(x, y), page.mouse.down()]);
    },
  },
  'Tab, then arrow down': {
    press: 'keydown',
    async act({ page }) {
      await page.keyboard.press('Tab');
      await pause(restMs.hover);
      await page.keyboard.press('ArrowDown');
    },
  },
  'Tab, arrow down at once': {
    byMachine: true,
    press: 'keydown',
    async act({ page }) {
      await Promise.all([page.keyboard.press('Tab'), page.keyboard.press('ArrowDown')]);
    },
  },
  'tap, from where the finger lifts': {
    device: phone,
    press: 'touchend',
    async act({ session, x, y }) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await pause(restMs.tap);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  },
} as const satisfies Readonly<Record<string, WayToOpen>>;

export interface Opening {
  /** Times from the press to the frame that shows the list, each on a fresh page, sorted. */
  openingMs: readonly number[];
  /** Times from a keystroke to the frame that shows the filtered list, sorted. */
  typingMs: readonly number[];
  /** Number of options in the document while the whole list is open. */
  options: number;
}

export async function measureOpening(
  browser: Browser,
  address: string,
  slowdown: number,
  repetitions: number,
  way: WayToOpen,
): Promise<Opening> {
  const openingMs: number[] = [];
  const typingMs: number[] = [];
  let options = 0;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const { page, session } = await openSubject(browser, address, slowdown, 'input[role=combobox]', way.device);
    const box = await page.locator('input[role=combobox]').boundingBox();
    if (!box) throw new Error('The field is not to be seen');
    await page.evaluate(markShown, way.press);
    const opening = await recordFrames(browser, page, async () => {
      await way.act({ page, session, x: box.x + 40, y: box.y + box.height / 2 });
      await untilShown(page, 1);
    });
    openingMs.push(...delays(opening));
    options = await page.locator('[role=option]').count();
    await page.evaluate(markShown, 'keydown');
    const typing = await recordFrames(browser, page, async () => {
      for (const [index, letter] of ['a', 'n'].entries()) {
        await page.keyboard.press(letter);
        await untilShown(page, index + 1);
      }
    });
    typingMs.push(...delays(typing));
    await page.close();
  }
  return { openingMs: inOrder(openingMs), typingMs: inOrder(typingMs), options };
}

/** Runs in the page: marks each press, and the first frame afterwards that shows an option in place. */
function markShown(press: string): void {
  const state = { shown: 0, stop: new AbortController() };
  const before = (window as unknown as { bench?: typeof state }).bench;
  before?.stop.abort();
  Object.assign(window, { bench: state });
  const field = document.querySelector('input[role=combobox]');
  const isShown = (): boolean => {
    const option = document.querySelector('[role=option]');
    if (!field || !option?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const gap = option.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
    return gap >= 0 && gap < 100;
  };
  const onFrame = (): void => {
    if (!isShown()) return void requestAnimationFrame(onFrame);
    performance.mark('bench:shown');
    // After the paint, because the recording stops once this is set.
    requestAnimationFrame(() => {
      setTimeout(() => {
        state.shown += 1;
      });
    });
  };
  const onPress = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key === 'Tab') return;
    performance.mark('bench:press', { startTime: event.timeStamp });
    requestAnimationFrame(onFrame);
  };
  document.addEventListener(press, onPress, { capture: true, signal: state.stop.signal });
}

function untilShown(page: Page, count: number): Promise<unknown> {
  // Set by `markShown`.
  return page.waitForFunction((wanted) => (window as unknown as { bench: { shown: number } }).bench.shown >= wanted, count);
}

/** Returns the time from each press to the frame made from the page's state at that time. */
function delays({ frames, marks }: Recording): number[] {
  const presses = marks.filter(({ name }) => name === 'press');
  return presses.map((press) => {
    const shown = marks.find(({ name, at }) => name === 'shown' && at > press.at);
    const frame = shown && frames.find(({ mark }) => mark && mark.at >= shown.at);
    if (!frame) throw new Error('A press was not followed by a frame that shows the list');
    return frame.at - press.at;
  });
}

function inOrder(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}
