import type { ServiceDetails, ServiceFeature, ServiceStatus } from '@portico/contract';
import { tabMessages } from './view.messages.ts';

/** The pages of a service, by the last segment of their path. */
const pages = [
  { id: 'overview', to: '/services/$id', label: tabMessages.overview },
  { id: 'network', to: '/services/$id/network', label: tabMessages.network },
  { id: 'console', to: '/services/$id/console', label: tabMessages.console },
  { id: 'iso', to: '/services/$id/iso', label: tabMessages.iso },
  { id: 'reinstall', to: '/services/$id/reinstall', label: tabMessages.reinstall },
  { id: 'traffic', to: '/services/$id/traffic', label: tabMessages.traffic },
  { id: 'cancellation', to: '/services/$id/cancellation', label: tabMessages.cancellation },
  { id: 'activity', to: '/services/$id/activity', label: tabMessages.activity },
] as const;

/** What the server's host must have for a page. The other pages need nothing. */
const featureOfPage: Readonly<Record<string, ServiceFeature>> = {
  console: 'console',
  iso: 'iso',
  reinstall: 'reinstall',
  traffic: 'metrics',
};

export type ServicePage = (typeof pages)[number];
type PageId = ServicePage['id'];

/** Without a server there is nothing to manage: only the order and the activity. */
const pagesWithoutServer: Partial<Record<ServiceStatus, readonly PageId[]>> = {
  pending: ['overview'],
  prepare: ['overview'],
  delete: ['overview', 'activity'],
};

export function hasServer(status: ServiceStatus): boolean {
  return pagesWithoutServer[status] === undefined;
}

/** Returns whether the server's host has what a page is about. */
export function offersPageOf({ features }: Pick<ServiceDetails, 'features'>, page: string): boolean {
  const feature = featureOfPage[page];
  return feature === undefined || features.includes(feature);
}

/** Returns the pages of a service in its status and with its features. */
export function servicePages(service: Pick<ServiceDetails, 'status' | 'features'>): readonly ServicePage[] {
  const ids = pagesWithoutServer[service.status];
  return pages.filter(({ id }) => (ids === undefined || ids.includes(id)) && offersPageOf(service, id));
}

/** Returns the page id of a service's path. */
export function pageOfPath(pathname: string): string {
  return pathname.split('/')[3] || 'overview';
}

/** Returns the page's label next to the hostname; the overview has none. */
export function pageLabel(page: string): ServicePage['label'] | undefined {
  return page === 'overview' ? undefined : pages.find(({ id }) => id === page)?.label;
}
