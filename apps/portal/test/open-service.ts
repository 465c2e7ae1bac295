import type { ServiceDetails } from '@portico/contract';
import { answer } from './network.ts';
import { openPortal } from './open-portal.tsx';
import { sampleMetrics, sampleServer } from './service-samples.ts';

type Visit = Parameters<typeof openPortal>[1];

/** Opens a tab of a service, with its metrics answered too. */
export function openService(tab: string, part: Partial<ServiceDetails> = {}, visit: Visit = {}) {
  answer('getService', { ...sampleServer, ...part });
  answer('getServiceMetrics', sampleMetrics);
  return openPortal(`/services/31${tab}`, visit);
}
