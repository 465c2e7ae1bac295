import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import * as areaChart from './area-chart/area-chart.stories.tsx';
import * as attachmentList from './attachment-list/attachment-list.stories.tsx';
import * as brandMark from './brand-mark/brand-mark.stories.tsx';
import * as bulkBar from './bulk-bar/bulk-bar.stories.tsx';
import * as buttonGroup from './button-group/button-group.stories.tsx';
import * as codeSnippet from './code-snippet/code-snippet.stories.tsx';
import * as columnChoice from './column-choice/column-choice.stories.tsx';
import * as composer from './composer/composer.stories.tsx';
import * as dateRange from './date-range/date-range.stories.tsx';
import * as filterChips from './filter-chips/filter-chips.stories.tsx';
import * as messageThread from './message-thread/message-thread.stories.tsx';
import * as propertyFilter from './property-filter/property-filter.stories.tsx';
import * as qrCode from './qr-code/qr-code.stories.tsx';
import * as rowActions from './row-actions/row-actions.stories.tsx';
import * as segmentedControl from './segmented-control/segmented-control.stories.tsx';
import * as sparkline from './sparkline/sparkline.stories.tsx';
import * as timeline from './timeline/timeline.stories.tsx';

interface RunnableStory {
  args: object;
  run: (context: { args: never }) => Promise<void>;
}

/** A story of each component, and a selector for its root. */
const roots: readonly (readonly [component: string, story: RunnableStory, root: string])[] = [
  ['AreaChart', composeStories(areaChart).TwoSeries, 'figure'],
  ['AttachmentList', composeStories(attachmentList).Images, 'ul'],
  ['BrandMark', composeStories(brandMark).Alone, 'span'],
  ['BulkBar', composeStories(bulkBar).ThreeSelected, '[role="region"]'],
  ['ButtonGroup', composeStories(buttonGroup).Spaced, '[role="group"]'],
  ['CodeSnippet', composeStories(codeSnippet).OneLine, 'div'],
  ['ColumnChoice', composeStories(columnChoice).AllShown, 'button'],
  ['Composer', composeStories(composer).Written, 'form'],
  ['DateRange', composeStories(dateRange).APreset, '[role="group"]'],
  ['FilterChips', composeStories(filterChips).ThreeFilters, 'div'],
  ['MessageThread', composeStories(messageThread).LongRussian, 'div'],
  ['PropertyFilter', composeStories(propertyFilter).Nothing, 'button'],
  ['QrCode', composeStories(qrCode).ShortText, 'svg'],
  ['RowActions', composeStories(rowActions).ThreeActions, 'div'],
  ['SegmentedControl', composeStories(segmentedControl).Chosen, '[role="radiogroup"]'],
  ['Sparkline', composeStories(sparkline).Trend, 'svg'],
  ['Timeline', composeStories(timeline).OneEvent, 'div'],
];

test.each(roots)('%s passes the class name, the ref and other props to its root', async (_component, story, root) => {
  const ref = vi.fn();
  // Each story takes its component's props, and all of these accept an element's props.
  await story.run({ args: { ...story.args, className: 'own', id: 'given', ref } as never });
  const given = document.querySelector('#given');
  expect(given?.matches(root)).toBe(true);
  expect(given?.classList.contains('own')).toBe(true);
  expect(ref).toHaveBeenCalledWith(given);
});
