import type { Browser, Page } from 'playwright-core';
import { openSubject } from './open-subject.ts';

export interface Opening {
  /** From the press to the frame that shows the list, each on a page that was just opened, sorted. */
  openingMs: readonly number[];
  /** From a letter to the frame that shows what is left of the list, sorted. */
  typingMs: readonly number[];
  /** Options in the document while the whole list is open. */
  options: number;
}

/** Notes how long after each input of a kind the first frame comes that holds; read by `readNotes`. */
function noteFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const notes: number[] = [];
    Object.assign(window, { notes });
    const drawn = (): boolean => {
      const option = document.querySelector<HTMLElement>('[role=option]');
      return (
        option !== null &&
        option.getBoundingClientRect().height > 0 &&
        getComputedStyle(option.closest('[role=presentation]') ?? option).opacity === '1'
      );
    };
    const note = (event: Event): void => {
      const onFrame = (): void => {
        // Not in this frame but once it has been painted: the message comes after that.
        const { port1, port2 } = new MessageChannel();
        if (!drawn()) return void requestAnimationFrame(onFrame);
        port1.addEventListener('message', () => notes.push(performance.now() - event.timeStamp), { once: true });
        port1.start();
        port2.postMessage(undefined);
      };
      requestAnimationFrame(onFrame);
    };
    for (const kind of ['mousedown', 'keydown']) document.addEventListener(kind, note, { capture: true });
  });
}

async function readNotes(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction((wanted) => (window as unknown as { notes: number[] }).notes.length >= wanted, count);
  return page.evaluate(() => (window as unknown as { notes: number[] }).notes.splice(0));
}

export async function measureOpening(browser: Browser, address: string, slowdown: number, repetitions: number): Promise<Opening> {
  const openingMs: number[] = [];
  const typingMs: number[] = [];
  let options = 0;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const { page } = await openSubject(browser, address, slowdown, 'input[role=combobox]');
    const box = await page.locator('input[role=combobox]').boundingBox();
    if (!box) throw new Error('The field is not to be seen');
    await noteFrames(page);
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    openingMs.push(...(await readNotes(page, 1)));
    await page.mouse.up();
    options = await page.locator('[role=option]').count();
    for (const letter of 'an') {
      await page.keyboard.press(letter);
      typingMs.push(...(await readNotes(page, 1)));
    }
    await page.close();
  }
  return { openingMs: inOrder(openingMs), typingMs: inOrder(typingMs), options };
}

function inOrder(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}
