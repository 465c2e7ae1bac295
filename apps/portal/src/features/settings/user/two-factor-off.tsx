import { useState } from 'react';
import type { TwoFactorMeans } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Field } from '@portico/ui/field';
import { PinInput } from '@portico/ui/pin-input';
import { Stack } from '@portico/ui/stack';
import { disableByAppSchema, disableTwoFactorSchema } from '@portico/validation/two-factor';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { codeInput } from '../../../forms/code-input.ts';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import { twoFactorMessages as m } from './two-factor.messages.ts';
import { emptyFieldMessages } from '../../../forms/empty-field.messages.ts';

type TwoFactorOffProps = { readonly onCancel: () => void; readonly onDone: () => void };

/** Turned off by an authenticator code, or a recovery code if the app is gone. */
export function TwoFactorOff({ onCancel, onDone }: TwoFactorOffProps) {
  const { formatMessage } = useIntl();
  const [means, setMeans] = useState<TwoFactorMeans>('google');
  return (
    <Stack gap={5}>
      <Callout tone="warning" title={formatMessage(m.turnOffTitle)}>
        {formatMessage(m.turnOffText)}
      </Callout>
      <OffForm
        key={means}
        means={means}
        onDone={onDone}
        onCancel={onCancel}
        onOtherMeans={() => setMeans(means === 'google' ? 'recovery' : 'google')}
      />
    </Stack>
  );
}

type OffFormProps = TwoFactorOffProps & { readonly means: TwoFactorMeans; readonly onOtherMeans: () => void };

function OffForm({ means, onDone, onCancel, onOtherMeans }: OffFormProps) {
  const { formatMessage } = useIntl();
  const disabling = useOperation('disableTwoFactor', { onSuccess: onDone });
  const form = useForm({
    schema: means === 'google' ? disableByAppSchema : disableTwoFactorSchema,
    initial: { provider: means, otp: '' },
    submit: (body) => disabling.send({ body }),
    refusedAt: { verification_code_invalid: 'otp' },
    failed: m.failed,
  });
  const offersRecovery = useOffered('regenerateRecoveryCodes');
  const label = formatMessage(means === 'google' ? m.code : m.recoveryCode);
  const otp = form.field('otp', label, { required: emptyFieldMessages.code });
  return (
    <form {...form.props}>
      <Stack gap={5}>
        {means === 'google' ? (
          <Field label={label} error={otp.error}>
            <PinInput {...codeInput(otp)} autoFocus />
          </Field>
        ) : (
          <TextField field={otp} label={label} mono autoFocus autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
        <Stack direction="row" gap={2}>
          <Button type="submit" variant="danger" busy={form.busy}>
            {formatMessage(m.turnOff)}
          </Button>
          {offersRecovery ? (
            <Button variant="quiet" disabled={form.busy} onClick={onOtherMeans}>
              {formatMessage(means === 'google' ? m.byRecoveryCode : m.byApp)}
            </Button>
          ) : null}
          <Button variant="quiet" disabled={form.busy} onClick={onCancel}>
            {formatMessage(vocabulary.cancel)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
