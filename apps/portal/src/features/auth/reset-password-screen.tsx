import { useEffect, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Stack } from '@portico/ui/stack';
import { resetPasswordRequestSchema } from '@portico/validation/reset-password';
import { sendOperation } from '../../operations/send-operation.ts';
import { PasswordField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { goTo } from '../../platform/navigation.ts';
import { accessMessages as m } from './access.messages.ts';
import { AuthCard } from './auth-card.tsx';
import { authMessages } from './auth.messages.ts';
import { emptyFieldMessages } from '../../forms/empty-field.messages.ts';

const toSignInAfterMs = 3_000;

type Outcome = 'done' | 'invalid' | 'expired';

const outcomes = {
  done: { tone: 'success', title: m.passwordSetTitle, text: m.passwordSet },
  invalid: { tone: 'danger', title: m.tokenInvalid, text: m.tokenInvalidText },
  expired: { tone: 'warning', title: m.tokenExpired, text: m.tokenExpiredText },
} as const;

/** Sets a new password through a mailed link. */
export function ResetPasswordScreen({ token }: { readonly token: string | undefined }) {
  const { formatMessage } = useIntl();
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? undefined : 'invalid');
  const done = outcome === 'done';

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void goTo('/auth/login'), toSignInAfterMs);
    return () => clearTimeout(timer);
  }, [done]);

  return (
    <AuthCard title={formatMessage(authMessages.resetTitle)}>
      {outcome ? (
        <Callout
          tone={outcomes[outcome].tone}
          role={done ? 'status' : 'alert'}
          title={formatMessage(outcomes[outcome].title)}
          actions={
            <Button render={<Link to={done ? '/auth/login' : '/auth/confirm-reset-password'} />}>
              {formatMessage(done ? m.signInNow : m.requestAnother)}
            </Button>
          }
        >
          {formatMessage(outcomes[outcome].text)}
        </Callout>
      ) : (
        <ResetForm token={token ?? ''} onOutcome={setOutcome} />
      )}
    </AuthCard>
  );
}

function ResetForm({ token, onOutcome }: { readonly token: string; readonly onOutcome: (outcome: Outcome) => void }) {
  const { formatMessage } = useIntl();
  const form = useForm({
    schema: resetPasswordRequestSchema,
    initial: { token, password: '', password_repeat: '' },
    submit: async (body) => {
      try {
        await sendOperation('resetPassword', { body });
        onOutcome('done');
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === 'reset_token_invalid') onOutcome('invalid');
        else if (code === 'reset_token_expired') onOutcome('expired');
        else throw error;
      }
    },
    failed: m.resetFailed,
  });
  const toggle = { showLabel: formatMessage(authMessages.showPassword), hideLabel: formatMessage(authMessages.hidePassword) };
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <PasswordField
          field={form.field('password', formatMessage(m.newPassword), { required: emptyFieldMessages.newPassword })}
          label={formatMessage(m.newPassword)}
          {...toggle}
          hint={formatMessage(m.newPasswordHint)}
          autoComplete="new-password"
        />
        <PasswordField
          field={form.field('password_repeat', formatMessage(m.passwordRepeat), { required: emptyFieldMessages.passwordRepeat })}
          label={formatMessage(m.passwordRepeat)}
          {...toggle}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {formatMessage(m.setPassword)}
        </Button>
      </Stack>
    </form>
  );
}
