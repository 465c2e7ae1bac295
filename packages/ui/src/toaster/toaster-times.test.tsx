import { fullOnly } from '@portico/test-depth/daily-if';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toast, Toaster, type ToasterProps } from './toaster.tsx';

const found = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].find((one) => one.textContent.includes(text));
const isLeaving = (text: string) => found(text)?.getAttribute('data-removed') === 'true';

/** Waits for a rendered state. `expect.poll` would advance the fake clock with each attempt. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(requestAnimationFrame);
}

/** Advances the fake clock and renders the effects. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Advances the fake clock in rendered steps until the toast leaves. Returns the time. */
async function timeLeft(text: string): Promise<number> {
  let passed = 0;
  while (found(text)?.getAttribute('data-removed') === 'false') {
    await pass(1000);
    passed += 1000;
    await new Promise(requestAnimationFrame);
  }
  return passed;
}

async function show(type: keyof typeof toast & ('success' | 'loading' | 'default' | 'warning'), text: string, durationMs?: number) {
  toast[type](text, durationMs === undefined ? {} : { durationMs });
  // A zero-length timer passes the toast on once the toaster listens.
  while (found(text)?.getAttribute('data-mounted') !== 'true') {
    await pass(0);
    await new Promise(requestAnimationFrame);
  }
}

function mountToaster(props: Partial<ToasterProps> = {}): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Toaster label="Notifications" closeLabel="Close toast" {...props} />);
  onTestFinished(() => root.unmount());
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  // A hovering pointer would pause the toast.
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  toast.dismiss();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a toast leaves after 4000 ms, animated for 200 ms', async () => {
  mountToaster();
  await show('success', 'Saved');
  await pass(3999);
  expect(isLeaving('Saved')).toBe(false);
  await pass(1);
  await until(() => isLeaving('Saved'));
  await pass(199);
  expect(found('Saved')).toBeDefined();
  await pass(1);
  await until(() => found('Saved') === undefined);
});

test('hovering pauses a toast, and leaving resumes it', fullOnly, async () => {
  // Long enough for the pointer to arrive, which takes time.
  mountToaster({ durationMs: 60_000 });
  await show('success', 'Saved');
  await userEvent.hover(page.getByText('Saved'));
  await until(() => found('Saved')?.getAttribute('data-expanded') === 'true');
  await pass(600_000);
  expect(isLeaving('Saved')).toBe(false);
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  const left = await timeLeft('Saved');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(60_000);
});

test('a hidden tab pauses a toast', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  mountToaster();
  await show('success', 'Saved');
  await pass(60_000);
  expect(isLeaving('Saved')).toBe(false);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await timeLeft('Saved')).toBeGreaterThanOrEqual(4000);
});

test('loading toasts and toasts without an end stay', async () => {
  mountToaster();
  await show('loading', 'Restarting');
  await show('success', 'Kept', Infinity);
  await pass(24 * 3_600_000);
  expect([isLeaving('Restarting'), isLeaving('Kept')]).toEqual([false, false]);
});

test.each([
  ['45 px, however slowly', 45, 1000, true],
  ['44 px, slowly', 44, 1000, false],
  ['faster than 0.11 px/ms, however short', 23, 200, true],
  ['0.11 px/ms', 22, 200, false],
] as const)('a swipe dismisses a toast: %s', async (_how, distance, ms, away) => {
  // Synthetic pointers cannot be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  mountToaster();
  await show('success', 'Saved');
  const element = found('Saved');
  const at = (type: string, clientX: number) =>
    element?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 10 }));
  at('pointerdown', 10);
  at('pointermove', 12);
  // The direction is known now, so the toast follows from here on.
  await until(() => {
    at('pointermove', 10 + distance);
    return element?.style.getPropertyValue('--swipe-amount-x') === `${distance}px`;
  });
  vi.setSystemTime(Date.now() + ms);
  at('pointerup', 10 + distance);
  // It either leaves or returns to its place.
  const swiped = away ? `true ${distance}px` : 'false 0px';
  await until(() => `${element?.getAttribute('data-swipe-out')} ${element?.style.getPropertyValue('--swipe-amount-x')}` === swiped);
  expect(element?.getAttribute('data-swipe-out')).toBe(String(away));
});

test('on a phone the toasts are 16 px from the edges', async () => {
  await page.viewport(390, 780);
  mountToaster();
  await show('success', 'Saved');
  const edges = () => {
    const { left = 0, right = 0, bottom = 0 } = found('Saved')?.getBoundingClientRect() ?? {};
    return [left, right, bottom].map(Math.round);
  };
  // After its entrance.
  await until(() => edges()[2] === 780 - 16);
  expect(edges()).toEqual([16, 390 - 16, 780 - 16]);
});

test.each([
  ['default', false],
  ['success', true],
  ['warning', true],
  ['loading', true],
] as const)('a toast can be of type %s', async (type, hasSign) => {
  mountToaster();
  await show(type, `Of type ${type}`);
  const element = found(`Of type ${type}`);
  expect(element?.getAttribute('data-type') ?? 'default').toBe(type);
  expect(element?.querySelector('[data-icon] svg, .sonner-loader svg') !== null).toBe(hasSign);
});
