import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as attachmentViewer from './attachment-viewer/attachment-viewer.stories.tsx';
import * as commandMenu from './command-menu/command-menu.stories.tsx';
import * as confirmDialog from './confirm-dialog/confirm-dialog.stories.tsx';
import * as dialog from './dialog/dialog.stories.tsx';
import * as menu from './menu/menu.stories.tsx';
import * as popover from './popover/popover.stories.tsx';
import * as sheet from './sheet/sheet.stories.tsx';
import * as tooltip from './tooltip/tooltip.stories.tsx';

interface RunnableStory {
  args: object;
  run: (context: { args: never }) => Promise<void>;
}

afterEach(() => page.viewport(1440, 900));

/** A story of each overlay that opens it, and a selector for what opens. */
const overlays: readonly (readonly [component: string, story: RunnableStory, root: string])[] = [
  ['AttachmentViewer', composeStories(attachmentViewer).Open, '[role="dialog"]'],
  ['CommandMenu', composeStories(commandMenu).Open, '[role="dialog"]'],
  ['ConfirmDialog', composeStories(confirmDialog).Plain, '[role="alertdialog"]'],
  ['Dialog', composeStories(dialog).Small, '[role="dialog"]'],
  ['Menu', composeStories(menu).ActionsOpen, '[role="menu"]'],
  ['Popover', composeStories(popover).Open, '[role="dialog"]'],
  ['Sheet', composeStories(sheet).AtTheEnd, '[role="dialog"]'],
  ['Tooltip', composeStories(tooltip).Shown, '[data-open]'],
];

test.each(overlays)('%s passes the class name, the ref and other props to what opens', async (_component, story, root) => {
  const ref = vi.fn();
  // Each story takes its component's props, and all of these accept an element's props.
  await story.run({ args: { ...story.args, className: 'own', 'data-given': '', ref } as never });
  await expect.poll(() => document.querySelector('[data-given]')?.matches(root)).toBe(true);
  const opened = document.querySelector('[data-given]');
  expect(opened?.classList.contains('own')).toBe(true);
  expect(ref).toHaveBeenCalledWith(opened);
});

const title = (
  <>
    Remove <code>edge-01</code>?
  </>
);

test.each(overlays.filter(([component]) => ['ConfirmDialog', 'Dialog', 'Popover', 'Sheet'].includes(component)))(
  '%s is named by a title of several elements',
  async (_component, story, root) => {
    await story.run({ args: { ...story.args, title } as never });
    await expect.poll(() => document.querySelector(root)).not.toBeNull();
    await expect.element(page.elementLocator(document.querySelector(root) ?? document.body)).toHaveAccessibleName('Remove edge-01?');
  },
);
