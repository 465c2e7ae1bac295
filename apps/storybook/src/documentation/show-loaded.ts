import type { SyntheticEvent } from 'react';

/** Marks a frame as loaded, for styles that hide it until then. */
export function showLoaded({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  currentTarget.dataset['loaded'] = '';
}
