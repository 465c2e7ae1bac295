import { Suspense } from 'react';
import type { TwoFactorSecret } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { CopyButton } from '@portico/ui/copy-button';
import { DescriptionList } from '@portico/ui/description-list';
import { Field } from '@portico/ui/field';
import { lazily } from '@portico/ui/lazily';
import { PinInput } from '@portico/ui/pin-input';
import { Stack } from '@portico/ui/stack';
import { appCodeSchema } from '@portico/validation/two-factor';
import { useOperation } from '../../../operations/use-operation.ts';
import { useUser } from '../../../operations/use-user.ts';
import { configuration } from '../../../platform/configuration.ts';
import { codeInput } from '../../../forms/code-input.ts';
import { useForm } from '../../../forms/use-form.ts';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import { twoFactorMessages as m } from './two-factor.messages.ts';
import styles from './two-factor.module.css';
import { emptyFieldMessages } from '../../../forms/empty-field.messages.ts';

const QrCode = lazily(
  () => import('@portico/ui/qr-code'),
  (module) => module.QrCode,
);
type TwoFactorSetupProps = {
  readonly secret: TwoFactorSecret;
  readonly onCancel: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
};

/** Returns what the QR code says, for an API that sends the key alone. */
function otpauthUrl(key: string, name: string): string {
  const { brand } = configuration;
  const label = encodeURIComponent(`${brand}:${name}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: key, issuer: brand }).toString()}`;
}

/** The key for the app, and the first code to prove that it works. */
export function TwoFactorSetup({ secret, onCancel, onDone }: TwoFactorSetupProps) {
  const { formatMessage } = useIntl();
  const firstname = useUser()?.firstname ?? '';
  const completing = useOperation('completeTwoFactorGoogle', { onSuccess: (answer) => onDone(answer.recovery_codes) });
  const form = useForm({
    schema: appCodeSchema,
    initial: { otp: '' },
    submit: (body) => completing.send({ body }),
    refusedAt: { verification_code_invalid: 'otp' },
    failed: m.failed,
  });
  const otp = form.field('otp', formatMessage(m.code), { required: emptyFieldMessages.code });
  // Groups of four are easier to type.
  const key = secret.secret.replaceAll(/(.{4})(?=.)/gu, '$1 ');
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <p>{formatMessage(m.scan)}</p>
        <div className={styles.qr}>
          <Suspense>
            <QrCode value={secret.otpauth_url || otpauthUrl(secret.secret, firstname)} label={formatMessage(m.qr)} />
          </Suspense>
        </div>
        <DescriptionList
          layout="plain"
          items={[
            {
              id: 'key',
              term: formatMessage(m.key),
              value: key,
              mono: true,
              end: (
                <CopyButton
                  value={secret.secret}
                  label={formatMessage(m.copyKey)}
                  copiedLabel={formatMessage(m.copied)}
                  copyFailedLabel={formatMessage(m.copyFailed)}
                />
              ),
            },
          ]}
        />
        <Field label={formatMessage(m.code)} error={otp.error}>
          <PinInput {...codeInput(otp)} autoFocus />
        </Field>
        <Stack direction="row" gap={2}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {formatMessage(m.confirm)}
          </Button>
          <Button variant="quiet" disabled={form.busy} onClick={onCancel}>
            {formatMessage(vocabulary.cancel)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
