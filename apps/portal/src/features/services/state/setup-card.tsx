import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { Steps } from '@portico/ui/steps';
import { Text } from '@portico/ui/text';
import { statePageMessages as m } from './state.messages.ts';

const steps = [
  { id: 'paid', label: m.stepPaid },
  { id: 'server', label: m.stepServer },
  { id: 'access', label: m.stepAccess },
] as const;
const current = 1;

/** The progress of the setup and its next step. */
export function SetupCard({ service: { os } }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  return (
    <Card title={formatMessage(m.progress)}>
      <Stack gap={4}>
        <Steps
          label={formatMessage(m.steps)}
          items={steps.map(({ id, label }) => ({ id, label: formatMessage(label) }))}
          current={current}
          doneLabel={formatMessage(m.stepDone)}
          compactLabel={formatMessage(m.stepCompact, {
            step: current + 1,
            total: steps.length,
            label: formatMessage(steps[current].label),
          })}
        />
        <p>{os === null ? formatMessage(m.stepTextPlain) : formatMessage(m.stepText, { system: os.label })}</p>
        <Text muted size="md">
          {formatMessage(m.next)}
        </Text>
      </Stack>
    </Card>
  );
}
