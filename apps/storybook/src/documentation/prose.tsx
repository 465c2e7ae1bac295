import { createElement, Fragment, type ReactElement } from 'react';

/** Text whose `code` between backticks is set as code. */
export function Prose({ text }: { text: string }): ReactElement {
  const parts = text.split('`').map((part, position) => (position % 2 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
