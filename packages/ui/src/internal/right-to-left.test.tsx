import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as dateTime from '../date-time/date-time.stories.tsx';
import * as descriptionList from '../description-list/description-list.stories.tsx';
import * as fileDrop from '../file-drop/file-drop.stories.tsx';
import * as meter from '../meter/meter.stories.tsx';
import * as money from '../money/money.stories.tsx';
import { OptionCard } from '../option-card/option-card.tsx';
import * as optionCard from '../option-card/option-card.stories.tsx';
import * as pagination from '../pagination/pagination.stories.tsx';
import * as progress from '../progress/progress.stories.tsx';
import * as relativeTime from '../relative-time/relative-time.stories.tsx';
import * as segmentedControl from '../segmented-control/segmented-control.stories.tsx';
import * as sidebar from '../sidebar/sidebar.stories.tsx';
import * as textInput from '../text-input/text-input.stories.tsx';
import * as timeline from '../timeline/timeline.stories.tsx';
import { renderedFromTheLeft } from './reading-order.ts';

beforeEach(async () => {
  await page.viewport(1440, 900);
  document.documentElement.dir = 'rtl';
});
afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

// Text in the reader's language flows the other way automatically; these must not, in any context.
describe('a right-to-left page', () => {
  const { LongRussian: Amount } = composeStories(money);
  const { Moment } = composeStories(dateTime);
  const { LongRussian } = composeStories(relativeTime);
  // The story's own time is from when it was loaded.
  const Ago = {
    run: () => LongRussian.run({ args: { ...LongRussian.args, value: new Date(Date.now() - 5 * 60_000).toISOString() } }),
  };
  const { Plenty } = composeStories(meter);
  const { Halfway } = composeStories(progress);
  const { Middle } = composeStories(pagination);
  const { Chosen: Segments } = composeStories(segmentedControl);
  const { Rows, Facts } = composeStories(descriptionList);
  const { LongRussian: Events } = composeStories(timeline);
  const { LongRussian: Sidebar } = composeStories(sidebar);

  test.each([
    ['an amount', Amount, '123 456 789,00 €'],
    ['a moment', Moment, 'Saturday, November 21, 2026 at 8:30:00 AM UTC'],
    ['how long ago something was', Ago, '5 минут назад'],
    ['what a meter says', Plenty, '1.42 TB of 20 TB used'],
    ['how far a thing has come', Halfway, '50 %'],
    ['the rows that a page shows', Middle, '26–50 of 340 services'],
    ['the name of a segment', Segments, '24 h'],
    ['an IPv6 address', Rows, '2001:db8:40::1/64'],
    ['a figure with its unit', Facts, '8 GB'],
    ['when something happened', Events, '20 ноября 2026 г., 11:40'],
    ['a balance', Sidebar, '1 234 567,89 €'],
  ])('%s keeps its order on a right-to-left page', async (_, story, text) => {
    await story.run();
    const element = page.getByText(text, { exact: true }).element();
    expect(renderedFromTheLeft(element).replaceAll(/\s/g, ' ')).toBe(text);
  });
});

test('machine text is aligned with the start of right-to-left lines', async () => {
  const { Rows } = composeStories(descriptionList);
  await Rows.run();
  const address = page.getByText('2001:db8:40::1/64').element();
  const range = document.createRange();
  range.selectNodeContents(address);
  expect(Math.round(range.getBoundingClientRect().right)).toBe(Math.round(address.getBoundingClientRect().right));
});

test("a file's name is above its size, at the right", async () => {
  const { EveryStatus } = composeStories(fileDrop);
  await EveryStatus.run();
  const right = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(text).element());
    return Math.round(range.getBoundingClientRect().right);
  };
  expect(right('console.png')).toBe(right('412 kB'));
});

test("an option's description keeps its order", async () => {
  const { Descriptions } = composeStories(optionCard);
  const children = <OptionCard value="8" title="VPS NVMe 8" description="4 vCPU · 8 GB" />;
  await Descriptions.run({ args: { ...Descriptions.args, children } });
  expect(renderedFromTheLeft(page.getByText('4 vCPU · 8 GB').element())).toBe('4 vCPU · 8 GB');
});

test.each(['email', 'url', 'tel'])('text typed into a field of type %s sets its own direction', async (type) => {
  const { Filled } = composeStories(textInput);
  await Filled.run({ args: { ...Filled.args, type } });
  const { unicodeBidi, textAlign } = getComputedStyle(page.getByRole('textbox').element());
  expect({ unicodeBidi, textAlign }).toEqual({ unicodeBidi: 'plaintext', textAlign: 'right' });
});
