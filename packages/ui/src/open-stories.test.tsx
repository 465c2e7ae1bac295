import { storyFiles, type StoryModule } from '@portico/story-tests/story-modules';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const files = storyFiles(import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true }));

afterEach(() => page.viewport(1440, 900));

// Covers what the checks of every story can't, because no story shows it.
test.each([
  ['attachment-viewer', 'Open', '[role="dialog"] img'],
  ['button', 'ReasonShown', '[role="tooltip"]'],
  ['column-choice', 'Open', '[role="menu"]'],
  ['combobox', 'Open', '[role="listbox"]'],
  ['combobox', 'NoMatch', '[role="status"]'],
  ['combobox', 'Found', '[role="listbox"]'],
  ['combobox', 'Grouped', '[role="group"] [role="option"]'],
  ['command-menu', 'Open', '[role="dialog"] [role="listbox"]'],
  ['confirm-dialog', 'Typed', '[role="alertdialog"]'],
  ['date-range', 'InAPopover', '[role="dialog"]'],
  ['dialog', 'Cart', '[role="dialog"]'],
  ['menu', 'ActionsOpen', '[role="menu"]'],
  ['menu', 'SubmenuOpen', '[role="menuitemradio"]'],
  ['menu', 'ColumnsOpen', '[role="menuitemcheckbox"]'],
  ['multi-select', 'Open', '[role="listbox"]'],
  ['multi-select', 'SearchFailed', '[popover] [role="status"]'],
  ['picker', 'Open', '[role="listbox"]'],
  ['popover', 'Open', '[role="dialog"]'],
  ['property-filter', 'Open', '[role="menuitemcheckbox"]'],
  ['property-filter', 'Loading', '[role="menu"]'],
  ['sheet', 'AtTheEnd', '[role="dialog"]'],
  ['sidebar', 'NameShown', '[popover]:popover-open'],
  ['skip-link', 'Focused', 'a:focus-visible'],
  ['toaster', 'Failure', '[data-sonner-toast]'],
  ['tooltip', 'Shown', '[data-open][data-side]'],
])('%s has a story, %s, with its popup open', async (component, name, selector) => {
  const story = files.find((file) => file.component === component)?.stories.find((candidate) => candidate.name === name);
  // The documentation plays such a story only in its own frame.
  expect(story?.framed).toBe(true);
  await story?.run();
  await expect.poll(() => document.querySelector(selector)?.checkVisibility({ opacityProperty: true })).toBe(true);
});
