import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keepAction } from '@portico/api-queries/action-cache';
import type { ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { describeError } from '../../../operations/failures/describe-error.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { notify } from '../../../platform/notifications.tsx';
import { selectionMessages as m, selectionOutcomes } from './selection.messages.ts';

export type PowerOfMany = 'start' | 'stop' | 'restart';

/** Concurrent calls; a page of a hundred servers must not send a burst. */
const atOnce = 5;

/** Calls the power action for each server, then shows one summary that names the failures. */
export function usePowerOfMany({ onDone }: { readonly onDone: () => void }) {
  const intl = useIntl();
  const { list } = useFormatters();
  const client = useQueryClient();
  const power = useOperation('changeServicePower', { onSuccess: (action) => keepAction(client, action) });
  const [busy, setBusy] = useState<PowerOfMany>();

  async function run(action: PowerOfMany, services: readonly ServiceSummary[]): Promise<void> {
    if (busy !== undefined) return;
    setBusy(action);
    const failures = new Map<string, string[]>();
    const waiting = [...services];
    async function work(): Promise<void> {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { id, hostname } = next;
        // One refusal does not stop the remaining servers; the summary reports it.
        await power.send({ query: { id }, body: { action } }).catch((error: unknown) => {
          const reason = describeError(intl, error);
          failures.set(reason, [...(failures.get(reason) ?? []), hostname]);
        });
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work));
    setBusy(undefined);
    onDone();
    const failed = [...failures.values()].flat().length;
    const begun = services.length - failed;
    const done = intl.formatMessage(selectionOutcomes[action], { count: begun });
    if (failed === 0) notify.success(done);
    else {
      const told = [...failures].map(([reason, hostnames]) => intl.formatMessage(m.failure, { hostname: list(hostnames), reason }));
      notify.error(intl.formatMessage(m.someFailed, { done: begun > 0 ? done : '', count: failed, failures: list(told) }));
    }
  }

  return { run, busy };
}
