import { expect } from '@playwright/test';
import type { EngineWindow } from '@portico/browser/engines';

/** Elements that match the selector, narrowed by the start of their accessible name or text. */
type Target = { readonly selector: string; readonly name?: string };
type Found = { readonly x: number; readonly y: number } | { readonly trouble: string };

const waitMs = 30_000;

/** Drives a browser of any engine as a person would: finds elements by their text and clicks where they are. */
export function personAt(browser: EngineWindow) {
  const until = async <Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> => {
    let value: Value | undefined;
    await expect
      .poll(
        async () => {
          value = await look();
          return value !== undefined;
        },
        { message: `${browser.name}: ${what}`, timeout: waitMs },
      )
      .toBe(true);
    return value as Value;
  };

  const place = async (target: Target): Promise<{ x: number; y: number }> => {
    let found: Found = { trouble: 'nothing was looked for' };
    try {
      return await until(`${target.selector} "${target.name ?? ''}"`, async () => {
        const before = found;
        found = await browser.run(findPlace, target);
        // A click on a moving element would miss.
        return 'trouble' in found || JSON.stringify(found) !== JSON.stringify(before) ? undefined : found;
      });
    } catch (error) {
      throw new Error(`${browser.name}: ${JSON.stringify(target)}: ${JSON.stringify(found)}`, { cause: error });
    }
  };

  const person = {
    place,
    async press(selector: string, name?: string): Promise<void> {
      const { x, y } = await place({ selector, ...(name === undefined ? {} : { name }) });
      await browser.click(x, y);
    },
    /** Clicks a field and types into it until it holds the text. */
    async write(label: string, text: string): Promise<void> {
      // A window that was just opened may still shift its page under the mouse.
      await until(`"${label}" has the focus`, async () => {
        await person.press('input, textarea', label);
        return (await browser.run(hasFocus, label)) ? true : undefined;
      });
      await browser.type(text);
      await until(`"${label}" holds what was typed`, async () => ((await browser.run(valueOf, label)) === text ? true : undefined));
    },
    see: (text: string) => until(`the page says "${text}"`, async () => ((await browser.run(pageSays, text)) ? true : undefined)),
    /** Waits for an address that matches and returns its path. */
    arrive: (pattern: RegExp) =>
      until(`an address like ${pattern}`, async () => {
        const path = await browser.run(pathOfPage, null);
        return pattern.test(path) ? path : undefined;
      }),
  };
  return person;
}

/* These functions run in the page and can't reference anything in this file. */

const pathOfPage = (): string => location.pathname;

const pageSays = (text: string): boolean => document.body.innerText.includes(text);

const hasFocus = (label: string): boolean => {
  const focused = document.activeElement;
  const labels = focused !== null && 'labels' in focused ? Array.from(focused.labels as NodeListOf<HTMLLabelElement>) : [];
  return labels.some((one) => one.innerText.trim() === label);
};

const valueOf = (label: string): string | undefined => {
  const fields = Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));
  return fields.find((field) => Array.from(field.labels ?? []).some((one) => one.innerText.trim() === label))?.value;
};

/** Returns the centre of the first visible element of that name, once nothing covers it. */
const findPlace = ({ selector, name }: { selector: string; name?: string }): Found => {
  const nameOf = (element: HTMLElement): string => {
    const labels = 'labels' in element ? Array.from(element.labels as NodeListOf<HTMLLabelElement>) : [];
    return (element.getAttribute('aria-label') ?? labels[0]?.innerText ?? element.innerText).trim();
  };
  const element = Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
    (one) => one.getClientRects().length > 0 && (name === undefined || nameOf(one).startsWith(name)),
  );
  if (element === undefined) return { trouble: 'it is not there' };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const isInRow = top?.closest('tr') === element.closest('tr') && element.closest('tr') !== null;
  const isOurs = top !== null && (element.contains(top) || top.closest('label')?.contains(element) || isInRow);
  return isOurs ? { x, y } : { trouble: `under ${top?.outerHTML.slice(0, 200)}` };
};
