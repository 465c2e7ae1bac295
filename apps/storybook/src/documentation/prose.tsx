import { createElement, Fragment, type ReactElement } from 'react';

/** Renders text with `code` between backticks as code. */
export function Prose({ text }: { text: string }): ReactElement {
  const parts = text.split('`').map((part, position) => (position % 2 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
