import { fullOnly } from '@portico/test-depth/daily-if';
import { composeStories } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './area-chart.stories.tsx';

const { TwoSeries, ManyPoints } = composeStories(stories);

const slider = () => page.getByRole('slider', { name: 'Traffic of the last 48 hours' });
const toggle = () => page.getByRole('button', { name: 'Table of all values' });
/** The visible readout. Screen readers get it from the range input. */
const crosshairTime = () => page.getByText(/^[A-Z][a-z]+ \d+, \d{4}, .*(AM|PM)$/);
/** Points at the vertical middle of the plot, at a share of its width. */
async function pointAt(share: number): Promise<void> {
  const { width, height } = slider().element().getBoundingClientRect();
  await userEvent.hover(slider(), { position: { x: width * share, y: height / 2 }, force: true });
}
const pointAside = () => userEvent.hover(document.body, { position: { x: 1, y: 880 }, force: true });

/** Waits until the effects of an event are rendered, so that what remains then stays. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe('the keyboard', () => {
  test('Tab moves to the button, then to the chart, which shows and announces its last time', async () => {
    await TwoSeries.run();
    await expect.element(crosshairTime()).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(toggle()).toHaveFocus();
    await userEvent.tab();
    await expect.element(slider()).toHaveFocus();
    await expect.element(slider()).toHaveAttribute('aria-valuetext', 'Nov 20, 2026, 8:00 PM: Out 80 Mb/s, In 117.3 Mb/s');
    await expect.element(crosshairTime()).toHaveTextContent('Nov 20, 2026, 8:00 PM');
    await userEvent.tab();
    await expect.element(crosshairTime()).not.toBeInTheDocument();
  });

  test('arrows move by one time, Page Up and Page Down by a tenth, Home and End to the ends', async () => {
    await TwoSeries.run();
    await userEvent.tab();
    await userEvent.tab();
    for (const [key, time] of [
      ['{ArrowLeft}', 'Nov 20, 2026, 7:00 PM'],
      ['{Home}', 'Nov 18, 2026, 9:00 PM'],
      ['{ArrowRight}', 'Nov 18, 2026, 10:00 PM'],
      ['{PageUp}', 'Nov 19, 2026, 3:00 AM'],
      ['{PageDown}', 'Nov 18, 2026, 10:00 PM'],
      ['{End}', 'Nov 20, 2026, 8:00 PM'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(crosshairTime()).toHaveTextContent(time);
      expect(slider().element().getAttribute('aria-valuetext')).toContain(`${time}: Out `);
    }
  });

  test('Escape hides the readout without reaching the surroundings, and the next arrow key shows it again', async () => {
    await TwoSeries.run();
    const onMove = vi.fn();
    document.addEventListener('keydown', onMove);
    onTestFinished(() => document.removeEventListener('keydown', onMove));
    await userEvent.tab();
    await userEvent.tab();
    onMove.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(crosshairTime()).not.toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onMove).toHaveBeenCalledOnce();
    // It is already at the end, so its value does not change.
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(crosshairTime()).toBeVisible();
  });

  test('a surrounding form gets no value or change event from the chart', async () => {
    const changed = vi.fn();
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => root.unmount());
    root.render(
      <form onChange={changed}>
        <TwoSeries />
      </form>,
    );
    // Tab starts from where the removed story was.
    await expect.element(slider()).toBeInTheDocument();
    slider().element().focus();
    await expect.element(slider()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(crosshairTime()).toHaveTextContent('Nov 18, 2026, 9:00 PM');
    expect(changed).not.toHaveBeenCalled();
    expect([...new FormData(document.querySelector('form') ?? undefined).keys()]).toEqual([]);
  });
});

describe('the pointer', () => {
  test('hovering shows the nearest time with every value, and leaving hides it', async () => {
    await TwoSeries.run();
    await pointAt(0.001);
    await expect.element(crosshairTime()).toHaveTextContent('Nov 18, 2026, 9:00 PM');
    await pointAt(0.5);
    await expect.element(crosshairTime()).toHaveTextContent('Nov 19, 2026, 8:00 PM');
    const readout = crosshairTime().element().parentElement;
    for (const { label, values } of TwoSeries.args.series ?? []) {
      expect(readout?.textContent).toContain(`${label}${TwoSeries.args.formatValue?.(values[23] ?? 0)}`);
    }
    await pointAside();
    await expect.element(crosshairTime()).not.toBeInTheDocument();
  });

  test('a click lets the arrow keys continue from there and stays while focused', async () => {
    await TwoSeries.run();
    const { width } = slider().element().getBoundingClientRect();
    await userEvent.click(slider(), { position: { x: width / 2, y: 40 }, force: true });
    await expect.element(slider()).toHaveFocus();
    await pointAside();
    await nextFrame();
    await expect.element(crosshairTime()).toHaveTextContent('Nov 19, 2026, 8:00 PM');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(crosshairTime()).toHaveTextContent('Nov 19, 2026, 7:00 PM');
  });

  test('a touch leaves the readout until the next touch elsewhere, and scrolls the page vertically', async () => {
    await TwoSeries.run();
    const surface = slider().element().parentElement;
    if (!surface) throw new Error('The range input stands alone');
    expect(getComputedStyle(surface).touchAction).toBe('pan-y');
    const { left, width, top } = surface.getBoundingClientRect();
    const touch = { bubbles: true, pointerType: 'touch', clientX: left + width, clientY: top + 20 };
    surface.dispatchEvent(new PointerEvent('pointerdown', touch));
    await expect.element(crosshairTime()).toHaveTextContent('Nov 20, 2026, 8:00 PM');
    surface.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientX: left }));
    await expect.element(crosshairTime()).toHaveTextContent('Nov 18, 2026, 9:00 PM');
    surface.dispatchEvent(new PointerEvent('pointerout', { ...touch, relatedTarget: document.body }));
    await nextFrame();
    await expect.element(crosshairTime()).toBeVisible();
    document.body.dispatchEvent(new PointerEvent('pointerdown', touch));
    await expect.element(crosshairTime()).not.toBeInTheDocument();
    surface.dispatchEvent(new PointerEvent('pointerdown', touch));
    await expect.element(crosshairTime()).toBeVisible();
    surface.dispatchEvent(new PointerEvent('pointercancel', touch));
    await expect.element(crosshairTime()).not.toBeInTheDocument();
  });

  test.each([0, 0.25, 0.5, 0.75, 1])('the readout stays within the plot, at %d of its width and on a phone', async (share) => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1440, 900));
    await TwoSeries.run();
    await pointAt(Math.min(share, 0.999));
    await expect.element(crosshairTime()).toBeVisible();
    const box = crosshairTime().element().parentElement?.getBoundingClientRect() ?? new DOMRect();
    const plot = slider().element().getBoundingClientRect();
    expect(box.width).toBeGreaterThan(80);
    expect(box.left).toBeGreaterThanOrEqual(plot.left - 0.5);
    expect(box.right).toBeLessThanOrEqual(plot.right + 0.5);
  });

  test('reading, opening the table and resizing do not re-render the plot', fullOnly, async () => {
    const values = [...(ManyPoints.args.series?.[0]?.values ?? [])];
    const calculated = vi.spyOn(values, 'entries');
    await ManyPoints.run({
      args: { ...ManyPoints.args, label: TwoSeries.args.label ?? '', series: [{ id: 'out', label: 'Out', values }] },
    });
    const before = calculated.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    for (const share of [0.2, 0.4, 0.6]) await pointAt(share);
    await expect.element(crosshairTime()).toBeVisible();
    await userEvent.click(toggle());
    await expect.element(page.getByRole('table')).toBeVisible();
    await page.viewport(800, 900);
    onTestFinished(() => page.viewport(1440, 900));
    await expect.poll(() => slider().element().getBoundingClientRect().width).toBeLessThan(760);
    expect(calculated).toHaveBeenCalledTimes(before);
  });
});
