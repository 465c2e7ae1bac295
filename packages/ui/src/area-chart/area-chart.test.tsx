import { composeStories } from '@storybook/react-vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './area-chart.stories.tsx';

const {
  TwoSeries,
  OneSeries,
  FourSeries,
  WithThreshold,
  Gaps,
  PowersOfTwo,
  OnePoint,
  AllZero,
  Empty,
  Loading,
  Busy,
  RightToLeft,
  Bars,
  LastIncomplete,
  BarsLastIncomplete,
} = composeStories(stories);

const slider = () => page.getByRole('slider', { name: 'Traffic of the last 48 hours' });
const toggle = () => page.getByRole('button', { name: 'Table of all values' });
const table = () => page.getByRole('table', { name: 'Traffic of the last 48 hours' });
const lines = () => Array.from(document.querySelectorAll('figure path[d*=L]'));
const valueLabels = () =>
  page
    .getByText(/^[\d,]+ (Mb\/s|GB)$/)
    .elements()
    .map((label) => label.textContent);

describe('the table of values', () => {
  test.each(['{Enter}', ' '])('the key "%s" toggles the table, which has every value with its time and names missing ones', async (key) => {
    await Gaps.run();
    await userEvent.tab();
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(table()).not.toBeInTheDocument();
    await userEvent.keyboard(key);
    await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(table().getByRole('row').elements()).toHaveLength(49);
    expect(
      table()
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent),
    ).toEqual(['Time, UTC', 'Out', 'In']);
    const row = table().getByRole('row', { name: /^Nov 19, 2026, 1:00 PM/ });
    expect(
      row
        .getByRole('cell')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['no data', 'no data']);
    await userEvent.keyboard(key);
    await expect.element(table()).not.toBeInTheDocument();
  });

  test('a long table scrolls inside its area, also by keyboard', async () => {
    await TwoSeries.run();
    await userEvent.click(toggle());
    const region = page.getByRole('region', { name: 'Traffic of the last 48 hours' });
    expect(region.element().scrollHeight).toBeGreaterThan(region.element().clientHeight * 2);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(region).toHaveFocus();
  });
});

describe('the plot', () => {
  test('bars are separate, with no line between events', async () => {
    await Bars.run();
    const bars = Array.from(document.querySelectorAll('figure [data-series] path[d*=V]'));
    const events = (Bars.args.series ?? []).flatMap(({ values }) => values.filter((value) => (value ?? 0) > 0));
    expect(bars).toHaveLength(events.length);
    expect(lines()).toHaveLength(0);
    // No bar is cut off at the edges, and bars of one time are side by side.
    const [first, second] = [bars[0], bars.at(-1)].map((bar) => bar?.getBoundingClientRect());
    expect(first?.left).not.toBe(second?.left);
  });

  test('an incomplete last value is drawn lighter, and its time says so', async () => {
    await LastIncomplete.run();
    await expect.element(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('so far'));
    expect(Array.from(document.querySelectorAll('figure path[d*=L]')).some((path) => getComputedStyle(path).strokeOpacity === '0.6')).toBe(
      true,
    );
    await BarsLastIncomplete.run();
    expect(document.querySelectorAll('figure path[data-incomplete]')).toHaveLength(2);
  });

  test('each series has a line and an area with its own colour and dashes', async () => {
    await FourSeries.run();
    const rendered = Array.from(document.querySelectorAll('figure [data-series] path'), (path) => getComputedStyle(path));
    const ofLines = rendered.filter(({ fill, strokeWidth }) => fill === 'none' && strokeWidth === '1.75px');
    expect(new Set(ofLines.map(({ stroke }) => stroke)).size).toBe(4);
    expect(new Set(ofLines.map(({ strokeDasharray }) => strokeDasharray)).size).toBe(4);
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Programs', 'System', 'Waiting for the disk', 'Taken by others']);
  });

  test('gaps stay gaps, a single value is a dot, and a line of zeros is at the bottom', async () => {
    await TwoSeries.run();
    const whole = lines().length;
    await Gaps.run();
    expect(lines()).toHaveLength(whole);
    expect(lines().map((line) => line.getAttribute('d')?.split('M').length)).toEqual([3, 3, 3, 3]);
    expect(document.querySelectorAll('figure path[d$=h0]')).toHaveLength(2);
    await OnePoint.run();
    expect(document.querySelectorAll('figure path[d$=h0]')).toHaveLength(1);
    await AllZero.run();
    expect(valueLabels()).toEqual(['0 Mb/s']);
    expect(lines().at(-1)?.getAttribute('d')).toMatch(/^M0 100L.* 100$/);
  });

  test('the scale has round steps, reaches the given maximum, and counts bytes in powers of two', async () => {
    await OneSeries.run();
    expect(valueLabels()).toEqual(['0 Mb/s', '200 Mb/s', '400 Mb/s', '600 Mb/s', '800 Mb/s']);
    await PowersOfTwo.run();
    expect(valueLabels()).toEqual(['0 GB', '4 GB', '8 GB', '12 GB', '16 GB']);
    await WithThreshold.run({ args: { ...WithThreshold.args, threshold: { value: 1900, label: 'Included: 1,900 Mb/s' } } });
    expect(valueLabels()).toEqual(['0 Mb/s', '500 Mb/s', '1,000 Mb/s', '1,500 Mb/s', '2,000 Mb/s']);
    await expect.element(page.getByText('Included: 1,900 Mb/s')).toBeVisible();
  });

  test.each([1440, 700, 360])('as many time labels as fit are shown below the chart without overlap (%d px)', async (width) => {
    await page.viewport(width, 740);
    onTestFinished(() => page.viewport(1440, 900));
    await OneSeries.run();
    const labels = () =>
      page
        .getByText(/^(Nov \d+|\d+:00 [AP]M)$/)
        .elements()
        .map((label) => label.getBoundingClientRect())
        .toSorted((one, other) => one.left - other.left);
    await expect.poll(() => labels().length).toBe({ 1440: 8, 700: 4, 360: 2 }[width]);
    for (const [index, box] of labels().entries()) expect(box.left).toBeGreaterThan((labels()[index - 1]?.right ?? 0) + 8);
  });

  test('time and the arrow keys run from left to right on right-to-left pages', async () => {
    await RightToLeft.run();
    const range = page.getByRole('slider');
    const text = () => range.element().getAttribute('aria-valuetext');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(range).toHaveFocus();
    await userEvent.keyboard('{Home}');
    const first = text();
    await userEvent.keyboard('{ArrowRight}');
    expect(text()).not.toBe(first);
    await userEvent.keyboard('{ArrowLeft}');
    expect(text()).toBe(first);
    const dots = document.querySelectorAll('figure span[data-series]');
    const plot = range.element().getBoundingClientRect();
    expect(dots).toHaveLength(2);
    for (const dot of dots) expect(Math.abs(dot.getBoundingClientRect().left - plot.left)).toBeLessThan(8);
  });
});

describe('a chart without values', () => {
  test('a chart without values says so, and has neither plot nor table in the tab order', async () => {
    await Empty.run();
    await expect.element(page.getByText('No data yet')).toBeVisible();
    expect(page.getByRole('slider').elements()).toEqual([]);
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('a chart that loads new values is busy and keeps the old ones', async () => {
    const figure = page.getByRole('figure', { name: 'Traffic of the last 48 hours' });
    await Loading.run();
    await expect.element(figure).toHaveAttribute('aria-busy', 'true');
    expect(page.getByText('No data yet').elements()).toEqual([]);
    await Busy.run();
    await expect.element(figure).toHaveAttribute('aria-busy', 'true');
    await expect.element(slider()).toBeInTheDocument();
    await TwoSeries.run();
    await expect.element(figure).not.toHaveAttribute('aria-busy');
  });
});
