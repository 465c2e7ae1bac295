import type { ReactElement } from 'react';

export const places = ['dashboard', 'order', 'services', 'traffic', 'invoices', 'tickets', 'settings'] as const;
export type Place = (typeof places)[number];

/** Returns the link to a page, for the `render` of a component. With a router, return its link here. */
export function linkTo(place: Place, current?: Place): ReactElement {
  return <a href={`#${place}`} aria-current={place === current ? 'page' : undefined} />;
}
