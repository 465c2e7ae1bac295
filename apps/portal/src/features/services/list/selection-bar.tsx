import { useEffect, useRef, useState } from 'react';
import { Play, RotateCw, Square } from 'lucide-react';
import type { ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { BulkBar } from '@portico/ui/bulk-bar';
import { Button } from '@portico/ui/button';
import { powerBlockedReason } from '@portico/validation/service-capabilities';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { notify, powerOfManyFact } from '../../../platform/notifications.tsx';
import { useIsHere } from '../../../platform/use-is-here.ts';
import { powerActionMessages } from '../capabilities.messages.ts';
import { PowerPlan } from './power-plan.tsx';
import { PowerResults } from './power-results.tsx';
import { selectionFailures, selectionMessages as m, selectionOutcomes } from './selection.messages.ts';
import { usePowerOfMany } from './use-power-of-many.ts';
import type { PowerOfMany, PowerResult } from './use-power-of-many.ts';

const commands = [
  { action: 'start', icon: <Play /> },
  { action: 'stop', icon: <Square /> },
  { action: 'restart', icon: <RotateCw /> },
] as const;

type Shown =
  | { readonly step: 'plan'; readonly action: PowerOfMany }
  | { readonly step: 'results'; readonly action: PowerOfMany; readonly results: readonly PowerResult[] };

export type SelectionBarProps = {
  /** The loaded rows; actions apply only to these. */
  readonly rows: readonly (ServiceSummary | undefined)[] | undefined;
  readonly selected: ReadonlySet<string>;
  readonly onSelectedChange: (selected: ReadonlySet<string>) => void;
};

/** Power actions for the selected services: the plan first, and a result for each server if one fails. */
export function SelectionBar({ rows, selected, onSelectedChange }: SelectionBarProps) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('changeServicePower');
  const power = usePowerOfMany();
  const [shown, setShown] = useState<Shown>();
  const isHere = useIsHere();
  const hide = () => setShown(undefined);
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  }, [selected]);
  const services = (rows ?? []).flatMap((row) => (row && selected.has(String(row.id)) ? [row] : []));
  const allowing = (action: PowerOfMany) => services.filter((service) => powerBlockedReason(action, service) === null);

  function press(action: PowerOfMany): void {
    if (power.busy !== undefined) return;
    const allowed = allowing(action);
    // Starting interrupts nothing, so it asks only if it would skip a server.
    if (action === 'start' && allowed.length === services.length) void run(action, allowed);
    else setShown({ step: 'plan', action });
  }

  async function run(action: PowerOfMany, chosen: readonly ServiceSummary[]): Promise<void> {
    if (power.busy !== undefined) return;
    const results = await power.run(action, chosen);
    const failed = results.filter(({ failure }) => failure !== undefined);
    if (failed.length === 0) {
      notify.success(formatMessage(selectionOutcomes[action], { count: results.length }), undefined, powerOfManyFact);
      hide();
    } else if (isHere()) setShown({ step: 'results', action, results });
    else notify.error(formatMessage(selectionFailures[action], { count: failed.length }));
    if (!isHere()) return;
    // What was selected meanwhile stays selected, and so does what failed: the bar shows the results.
    const added = [...latest.current].filter((id) => !selected.has(id));
    onSelectedChange(new Set([...failed.map(({ service }) => String(service.id)), ...added]));
  }

  return (
    <>
      {services.length === 0 ? null : (
        <BulkBar
          label={formatMessage(m.region)}
          count={formatMessage(m.count, { count: services.length })}
          clearLabel={formatMessage(m.clear)}
          onClear={() => onSelectedChange(new Set())}
        >
          {commands.map(({ action, icon }) => (
            <Button
              key={action}
              size="sm"
              iconStart={icon}
              busy={power.busy === action}
              disabledReason={denied ?? (allowing(action).length === 0 ? formatMessage(m.noneAllows) : undefined)}
              onClick={() => press(action)}
            >
              {formatMessage(powerActionMessages[action])}
            </Button>
          ))}
        </BulkBar>
      )}
      {shown?.step === 'plan' && services.length > 0 ? (
        <PowerPlan
          action={shown.action}
          services={services}
          busy={power.busy !== undefined}
          onClose={hide}
          onConfirm={() => void run(shown.action, allowing(shown.action))}
        />
      ) : null}
      {shown?.step === 'results' ? (
        <PowerResults
          action={shown.action}
          results={shown.results}
          busy={power.busy !== undefined}
          onClose={hide}
          onRetry={() =>
            void run(
              shown.action,
              shown.results.flatMap(({ service, failure }) => (failure === undefined ? [] : [service])),
            )
          }
        />
      ) : null}
    </>
  );
}
