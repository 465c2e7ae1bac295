import { createContext, use } from 'react';
import type { ServiceDetails } from '@portico/contract';

/** The service of the open page. Its tabs render nothing until it is loaded. */
export const ServiceContext = createContext<ServiceDetails | null>(null);

export function useService(): ServiceDetails {
  const service = use(ServiceContext);
  if (service === null) throw new Error('A tab of a service stands within its page');
  return service;
}
