import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keepAction } from '@portico/api-queries/action-cache';
import type { PowerAction, ServiceSummary } from '@portico/contract';
import { useOperation } from '../../../operations/use-operation.ts';

export type PowerOfMany = Exclude<PowerAction, 'force_off'>;

/** What became of one server: `failure` is the error if its action didn't begin. */
export type PowerResult = { readonly service: ServiceSummary; readonly failure: unknown };

/** Concurrent calls; a page of a hundred servers must not send a burst. */
const maxConcurrent = 5;

/** Calls the power action for each server, and returns one result for each in their order. */
export function usePowerOfMany() {
  const client = useQueryClient();
  const power = useOperation('changeServicePower', { onSuccess: (action) => keepAction(client, action) });
  const [busy, setBusy] = useState<PowerOfMany>();

  async function run(action: PowerOfMany, services: readonly ServiceSummary[]): Promise<readonly PowerResult[]> {
    setBusy(action);
    const results: PowerResult[] = [];
    const waiting = [...services.entries()];
    async function work(): Promise<void> {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, service] = next;
        // One refusal does not stop the remaining servers.
        const failure = await power.send({ query: { id: service.id }, body: { action } }).then(
          () => undefined,
          (error: unknown) => error,
        );
        results[index] = { service, failure };
      }
    }
    await Promise.all(Array.from({ length: maxConcurrent }, work));
    setBusy(undefined);
    return results;
  }

  return { run, busy };
}
