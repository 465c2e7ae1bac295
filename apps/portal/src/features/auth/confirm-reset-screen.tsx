import { useState } from 'react';
import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { emailRequestSchema } from '@portico/validation/email';
import { describeError } from '../../operations/failures/describe-error.ts';
import { sendOperation } from '../../operations/send-operation.ts';
import { TextField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { shownIntl } from '../../platform/shown-intl.ts';
import { notify } from '../../platform/notifications.tsx';
import { accessMessages as m } from './access.messages.ts';
import { AuthCard } from './auth-card.tsx';
import { authMessages } from './auth.messages.ts';
import { emptyFieldMessages } from '../../forms/empty-field.messages.ts';

/** Requests a link to set a new password. The answer is the same for every email, so that it does not reveal who has an account. */
export function ConfirmResetScreen() {
  const { formatMessage } = useIntl();
  const [email, setEmail] = useState<string>();
  if (email === undefined) return <RequestForm onRequested={setEmail} />;
  return (
    <AuthCard title={formatMessage(m.checkEmailTitle)} text={formatMessage(m.checkEmail, { email })}>
      <Button onClick={() => setEmail(undefined)}>{formatMessage(m.anotherEmail)}</Button>
    </AuthCard>
  );
}

function RequestForm({ onRequested }: { readonly onRequested: (email: string) => void }) {
  const { formatMessage } = useIntl();
  const form = useForm({
    schema: emailRequestSchema,
    initial: { email: '' },
    submit: async (body) => {
      try {
        await sendOperation('requestPasswordReset', { body });
        // The language may have changed since the submit.
        notify.info(shownIntl().formatMessage(m.resetRequested));
        onRequested(body.email);
      } catch (error) {
        if (error instanceof ApiError && error.errors.length > 0) throw error;
        const intl = shownIntl();
        notify.error(intl.formatMessage(m.resetRequestFailed, { reason: describeError(intl, error) }));
      }
    },
  });
  return (
    <AuthCard title={formatMessage(authMessages.confirmResetTitle)} text={formatMessage(m.resetText)}>
      <form {...form.props}>
        <Stack gap={5}>
          <TextField
            field={form.field('email', formatMessage(authMessages.email), { required: emptyFieldMessages.email })}
            label={formatMessage(authMessages.email)}
            type="email"
            autoComplete="username"
          />
          <Button type="submit" variant="primary" size="lg" busy={form.busy}>
            {formatMessage(m.requestReset)}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  );
}
