import { createElement, Fragment, type ReactNode } from 'react';
import modal from './modal-frame.module.css';

/** Returns a title whose hyphenated words, such as hostnames, wrap as a whole. Only a plain text can be split. */
export function wholeWords(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title;
  // The captured groups are at odd indices.
  const parts = title.split(/(\S*-\S*)/u);
  const whole = (part: string, index: number) => (index % 2 === 1 ? createElement('span', { className: modal.word }, part) : part);
  return createElement(Fragment, null, ...parts.map(whole));
}
