import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { TwoFactorMeta, TwoFactorSecret } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { notify } from '../../../platform/notifications.tsx';
import { NewCodesForm } from './new-codes-form.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { twoFactorMessages as m } from './two-factor.messages.ts';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { userSettingsMessages } from './user-settings.messages.ts';
import { twoFactorQuery } from './user-settings.queries.ts';

/** The open task of the card, lost with the page. */
type OpenDialog =
  | { readonly what: 'setup'; readonly secret: TwoFactorSecret }
  | { readonly what: 'codes'; readonly codes: readonly string[] }
  | { readonly what: 'new-codes' }
  | { readonly what: 'off' };

const fewCodes = 3;

export function TwoFactorCard() {
  const { formatMessage } = useIntl();
  const meta = useQuery(twoFactorQuery());
  return (
    <Card
      title={formatMessage(m.title)}
      headerEnd={
        meta.data ? (
          <Status tone={meta.data.enabled ? 'success' : 'neutral'} sign={meta.data.enabled ? 'dot' : 'ring'}>
            {formatMessage(meta.data.enabled ? m.on : m.off)}
          </Status>
        ) : null
      }
    >
      {meta.data ? (
        <TwoFactor meta={meta.data} />
      ) : meta.isError ? (
        <FailedQuery title={userSettingsMessages.failed} query={meta} />
      ) : (
        <LoadingLines lines={3} />
      )}
    </Card>
  );
}

function TwoFactor({ meta }: { readonly meta: TwoFactorMeta }) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<OpenDialog>();
  const stop = () => setDialog(undefined);
  const showCodes = (codes: readonly string[]) => setDialog(codes.length > 0 ? { what: 'codes', codes } : undefined);
  const offersRecovery = useOffered('regenerateRecoveryCodes');
  const requesting = useOperation('requestTwoFactorGoogle', {
    onSuccess: (secret) => setDialog({ what: 'setup', secret }),
    failed: m.failed,
  });
  const requestingOff = useOperation('requestDisableTwoFactor', { onSuccess: () => setDialog({ what: 'off' }), failed: m.failed });

  switch (dialog?.what) {
    case 'setup':
      return (
        <TwoFactorSetup
          secret={dialog.secret}
          onCancel={stop}
          onDone={(codes) => {
            notify.success(formatMessage(m.turnedOn));
            showCodes(codes);
          }}
        />
      );
    case 'codes':
      return <NewRecoveryCodes codes={dialog.codes} onKept={stop} />;
    case 'new-codes':
      return <NewCodesForm onCancel={stop} onDone={showCodes} />;
    case 'off':
      return (
        <TwoFactorOff
          onCancel={stop}
          onDone={() => {
            notify.success(formatMessage(m.turnedOff));
            stop();
          }}
        />
      );
    case undefined:
      return (
        <Stack gap={5}>
          {meta.enabled ? <TwoFactorFacts meta={meta} /> : <p>{formatMessage(m.about)}</p>}
          <Stack direction="row" gap={2}>
            {meta.enabled ? (
              <>
                {offersRecovery ? <Button onClick={() => setDialog({ what: 'new-codes' })}>{formatMessage(m.newCodes)}</Button> : null}
                <Button variant="danger-quiet" busy={requestingOff.busy} onClick={() => void requestingOff.run({})}>
                  {formatMessage(m.turnOff)}
                </Button>
              </>
            ) : (
              <Button busy={requesting.busy} onClick={() => void requesting.run({ body: { provider: 'google' } })}>
                {formatMessage(m.turnOn)}
              </Button>
            )}
          </Stack>
        </Stack>
      );
  }
}

function TwoFactorFacts({ meta }: { readonly meta: TwoFactorMeta }) {
  const { formatMessage } = useIntl();
  const { dateTime, number } = useFormatters();
  const offersRecovery = useOffered('regenerateRecoveryCodes');
  const left = meta.recovery_codes_left;
  if (!offersRecovery && !meta.enabled_at) return null;
  return (
    <>
      <DescriptionList
        items={[
          ...(meta.enabled_at ? [{ id: 'since', term: formatMessage(m.since), value: dateTime(meta.enabled_at) }] : []),
          ...(offersRecovery ? [{ id: 'codes', term: formatMessage(m.codesLeft), value: number(left) }] : []),
        ]}
      />
      {offersRecovery && left < fewCodes ? <Callout tone="warning">{formatMessage(m.noCodesLeft)}</Callout> : null}
    </>
  );
}
