import { defineModule, on } from '../define-module.ts';
import { getServiceMetrics } from './get-service-metrics.ts';
import { collectMetrics } from './collect-metrics.job.ts';
import { countersRead, serverAdopted, serverRemoved, serviceSetUp } from '../services/service-events.ts';
import { keepCounters } from './keep-counters.ts';
import { beginMetrics, endMetrics, forgetCounters } from './metrics.ts';

export const metricsModule = defineModule({
  operations: { getServiceMetrics },
  jobs: [collectMetrics],
  listeners: [
    on(serviceSetUp, beginMetrics),
    on(serverAdopted, forgetCounters),
    on(countersRead, keepCounters),
    on(serverRemoved, endMetrics),
  ],
});
