/** A setup file for test files that share a page (`isolate: false`): gives each of them, and each test, the focus of a new page. */
import { beforeAll, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';

// After a key, `:focus-visible` matches every element that a script focuses.
beforeAll(() => userEvent.keyboard('{Escape}'));

// Tab goes to the first element of a story.
beforeEach(() => {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
});
