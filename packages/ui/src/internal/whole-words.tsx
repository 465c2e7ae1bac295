import { createElement, Fragment, type ReactNode } from 'react';
import modal from './modal-frame.module.css';

/** A title whose words with hyphens in them, such as the names of hosts, go to the next line whole. */
export function wholeWords(title: string): ReactNode {
  // What the group takes stands at odd places.
  const parts = title.split(/(\S*-\S*)/u);
  const whole = (part: string, index: number) => (index % 2 === 1 ? createElement('span', { className: modal.word }, part) : part);
  return createElement(Fragment, null, ...parts.map(whole));
}
