import type { LogEvent } from 'kysely';
import { queryShape } from '../traces/query-shape.ts';
import { failureName, type Traces } from '../traces/traces.ts';

/** Kysely options that report each query to the traces. */
export function traceQueries(traces: Traces | null): { log?: (event: LogEvent) => void } {
  if (traces === null) return {};
  return {
    log: (event) =>
      traces.query({
        shape: queryShape(event.query.sql),
        ms: event.queryDurationMillis,
        failure: event.level === 'error' ? failureName(event.error) : undefined,
      }),
  };
}
