import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { PinInput } from '@portico/ui/pin-input';
import { Stack } from '@portico/ui/stack';
import { appCodeSchema } from '@portico/validation/two-factor';
import { useOperation } from '../../../operations/use-operation.ts';
import { codeInput } from '../../../forms/code-input.ts';
import { useForm } from '../../../forms/use-form.ts';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import { twoFactorMessages as m } from './two-factor.messages.ts';
import { emptyFieldMessages } from '../../../forms/empty-field.messages.ts';

type NewCodesFormProps = { readonly onCancel: () => void; readonly onDone: (recoveryCodes: readonly string[]) => void };

/** Replaces the recovery codes with new ones. */
export function NewCodesForm({ onCancel, onDone }: NewCodesFormProps) {
  const { formatMessage } = useIntl();
  const making = useOperation('regenerateRecoveryCodes', { onSuccess: (answer) => onDone(answer.recovery_codes) });
  const form = useForm({
    schema: appCodeSchema,
    initial: { otp: '' },
    submit: (body) => making.send({ body }),
    refusedAt: { verification_code_invalid: 'otp' },
    failed: m.failed,
  });
  const otp = form.field('otp', formatMessage(m.code), { required: emptyFieldMessages.code });
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <p>{formatMessage(m.newCodesText)}</p>
        <Field label={formatMessage(m.code)} error={otp.error}>
          <PinInput {...codeInput(otp)} autoFocus />
        </Field>
        <Stack direction="row" gap={2}>
          <Button type="submit" busy={form.busy}>
            {formatMessage(m.makeCodes)}
          </Button>
          <Button variant="quiet" disabled={form.busy} onClick={onCancel}>
            {formatMessage(vocabulary.cancel)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
