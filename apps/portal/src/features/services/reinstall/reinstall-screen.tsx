import { useQuery } from '@tanstack/react-query';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { operatingSystemsQuery } from '../services.queries.ts';
import { StateGate } from '../view/state-gate.tsx';
import { useService } from '../view/service-context.ts';
import { ReinstallForm } from './reinstall-form.tsx';
import { reinstallMessages as m } from './reinstall.messages.ts';

/** Installs another operating system, or the same one again. */
export function ReinstallScreen() {
  const service = useService();
  const { formatMessage } = useIntl();
  const systems = useQuery(operatingSystemsQuery(String(service.id)));
  return (
    <StateGate capability="reinstall">
      <Stack gap={4}>
        <Callout tone="warning" title={formatMessage(m.warning)}>
          {formatMessage(m.warningText)}
        </Callout>
        <Card id="systems" tabIndex={-1} title={formatMessage(m.title)}>
          {systems.data ? (
            systems.data.items.length === 0 ? (
              <Text muted size="md">
                {formatMessage(m.noSystems)}
              </Text>
            ) : (
              <ReinstallForm service={service} systems={systems.data.items} />
            )
          ) : systems.isError ? (
            <FailedQuery title={m.listFailed} query={systems} />
          ) : (
            <LoadingLines lines={6} />
          )}
        </Card>
      </Stack>
    </StateGate>
  );
}
