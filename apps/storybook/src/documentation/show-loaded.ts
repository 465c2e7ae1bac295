import type { SyntheticEvent } from 'react';

/** Marks a frame once its page is there, for styles that keep it out of sight until then. */
export function showLoaded({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  currentTarget.dataset['loaded'] = '';
}
