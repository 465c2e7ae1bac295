import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ActionPlan, ImageList, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Checkbox } from '@portico/ui/checkbox';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { RadioGroup } from '@portico/ui/radio-group';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { Refusal } from '../../../operations/failures/refusal.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { isoImagesQuery } from '../services.queries.ts';
import { isPlan, Plan } from '../view/plan.tsx';
import { StateGate } from '../view/state-gate.tsx';
import { useService } from '../view/service-context.ts';
import { useBlockedReason } from '../view/use-blocked-reason.ts';
import { useServiceAction } from '../view/use-service-action.ts';
import styles from '../view/view.module.css';
import { isoMessages as m } from './iso.messages.ts';

/** The mounted image, and the images that can be mounted. */
export function IsoScreen() {
  const service = useService();
  const { formatMessage } = useIntl();
  const images = useQuery(isoImagesQuery(String(service.id)));
  return (
    <StateGate capability="mount_iso">
      <Stack gap={4}>
        <MountedCard service={service} />
        <Card id="images" tabIndex={-1} title={formatMessage(m.images)}>
          {images.data ? (
            images.data.items.length === 0 ? (
              <Text muted size="md">
                {formatMessage(m.noImages)}
              </Text>
            ) : (
              <MountForm service={service} images={images.data} />
            )
          ) : images.isError ? (
            <FailedQuery title={m.listFailed} query={images} />
          ) : (
            <LoadingLines lines={4} />
          )}
        </Card>
      </Stack>
    </StateGate>
  );
}

function MountedCard({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const blockedText = useBlockedReason(service);
  const unmounting = useServiceAction('unmountIso', { failureTitle: m.unmountFailed });
  return (
    <Card title={formatMessage(m.mounted)}>
      <Stack direction="row" justify="between" align="center" gap={3}>
        <span className={service.iso ? undefined : styles.quiet}>{service.iso?.label ?? formatMessage(m.none)}</span>
        <Button
          size="sm"
          busy={unmounting.busy}
          disabledReason={blockedText('unmount_iso', 'unmountIso')}
          onClick={() => void unmounting.run({ query: { id: service.id } })}
        >
          {formatMessage(m.unmount)}
        </Button>
      </Stack>
    </Card>
  );
}

type MountFormProps = { readonly service: ServiceDetails; readonly images: ImageList };

function MountForm({ service, images: { items } }: MountFormProps) {
  const { formatMessage } = useIntl();
  const blockedText = useBlockedReason(service);
  const [chosen, setChosen] = useState('');
  const [boot, setBoot] = useState(false);
  const [plan, setPlan] = useState<ActionPlan>();
  const image = items.find(({ id }) => id === chosen);
  const query = { id: service.id };
  const planning = useOperation('mountIso', {
    onSuccess: (result) => {
      if (isPlan(result)) setPlan(result);
    },
    isShownInPlace: true,
  });
  const mounting = useServiceAction('mountIso', { isShownInPlace: true, onBegun: () => setPlan(undefined) });

  // Without a restart nothing is interrupted, so no confirmation is needed.
  function mount(): void {
    const body = { iso: chosen, boot };
    (boot ? mounting : planning).forget();
    if (boot) void planning.run({ query, body: { ...body, dry_run: true } });
    else void mounting.run({ query, body: { ...body, dry_run: false } });
  }

  return (
    <Stack gap={5}>
      <RadioGroup
        label={formatMessage(m.image)}
        value={chosen}
        onValueChange={setChosen}
        options={items.map(({ id, label, description }) => ({ value: id, label, description: description ?? undefined }))}
      />
      <Checkbox
        label={formatMessage(m.boot)}
        description={formatMessage(m.bootHint)}
        checked={boot}
        onChange={(event) => setBoot(event.target.checked)}
      />
      {plan ? null : <Refusal error={planning.error ?? mounting.error} failureTitle={m.mountFailed} />}
      <Stack direction="row">
        <Button
          variant="primary"
          busy={planning.busy || (mounting.busy && !plan)}
          disabledReason={blockedText('mount_iso', 'mountIso') ?? (image ? undefined : formatMessage(m.chooseFirst))}
          onClick={mount}
        >
          {formatMessage(m.mount)}
        </Button>
      </Stack>
      {plan && image ? (
        <ConfirmDialog
          open
          onOpenChange={() => setPlan(undefined)}
          tone="neutral"
          title={formatMessage(m.bootTitle, { hostname: plan.hostname, image: image.label })}
          confirmLabel={formatMessage(m.mountAndRestart)}
          busy={mounting.busy}
          onConfirm={() => void mounting.run({ query, body: { iso: image.id, boot: true, dry_run: false } })}
        >
          <Stack gap={3}>
            <Plan plan={plan} />
            <Refusal error={mounting.error} failureTitle={m.mountFailed} />
          </Stack>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
