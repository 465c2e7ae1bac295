import type { ReactNode } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Field } from '@portico/ui/field';
import { Heading } from '@portico/ui/heading';
import { Link as TextLink } from '@portico/ui/link';
import { PinInput } from '@portico/ui/pin-input';
import { Stack } from '@portico/ui/stack';
import { emailSchema } from '@portico/validation/email';
import { issuesOf } from '@portico/validation/issues';
import { verifyAccountSchema } from '@portico/validation/verify-account';
import { codeInput } from '../../forms/code-input.ts';
import { TextField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSubmitWholeCode } from '../../forms/use-submit-whole-code.ts';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { sendOperation } from '../../operations/send-operation.ts';
import { enterSession } from '../../operations/enter-session.ts';
import { shownIntl } from '../../platform/shown-intl.ts';
import { notify } from '../../platform/notifications.tsx';
import { authMessages as m } from './auth.messages.ts';
import { registerMessages as r } from './register.messages.ts';
import styles from './auth.module.css';
import { emptyFieldMessages } from '../../forms/empty-field.messages.ts';

type VerifyAccountScreenProps = {
  /** The email the code belongs to. Without a valid one the user enters the email too. */
  readonly email: string | undefined;
};

export function VerifyAccountScreen({ email }: VerifyAccountScreenProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const offersCodes = useOffered('resendVerificationCode');
  const known = issuesOf(emailSchema, email).length === 0 ? email : undefined;
  const form = useForm({
    schema: verifyAccountSchema,
    initial: { email: email ?? '', token: '' },
    submit: async (body) => {
      const { accessToken, user, reset_token: resetToken } = await sendOperation('verifyEmail', { body });
      if (resetToken === null) {
        await enterSession(accessToken, user);
        // In the language of the account, which the session shows.
        notify.success(shownIntl().formatMessage(r.verified));
      } else {
        // Signed up in another browser, so the API does not trust the password entered there.
        notify.info(shownIntl().formatMessage(r.choosePassword));
        await navigate({ to: '/auth/reset-password', search: { token: resetToken } });
      }
    },
    refusedAt: { verification_code_invalid: 'token', verification_code_expired: 'token' },
    sendsCorrections: known !== undefined,
    failed: r.verifyFailed,
  });
  const token = form.field('token', formatMessage(r.code));

  useSubmitWholeCode(known ? form.values.token : undefined, form);

  const resending = useForm({
    schema: () => ({ ok: true, output: { email: form.values.email.trim() } }),
    initial: {},
    submit: async (body) => {
      await sendOperation('resendVerificationCode', { body });
      // Resets the form so that the empty code shows no error.
      form.reset({ ...form.values, token: '' });
      notify.info(shownIntl().formatMessage(r.resent));
    },
    failed: r.resendFailed,
  });

  return (
    <>
      <Card className={styles.card}>
        <form {...form.props}>
          <Stack gap={5}>
            <Heading level={1} size="xl">
              {formatMessage(r.verifyTitle)}
            </Heading>
            <p className={styles.text}>
              {known
                ? formatMessage(r.verifyText, { email: known, b: (text: ReactNode[]) => <b key="email">{text}</b> })
                : formatMessage(r.verifyTextWithoutEmail)}
            </p>
            {known ? null : (
              <TextField
                field={form.field('email', formatMessage(m.email), { required: emptyFieldMessages.email })}
                label={formatMessage(m.email)}
                type="email"
                autoComplete="username"
              />
            )}
            <Field label={formatMessage(r.code)} error={token.error}>
              <PinInput {...codeInput(token)} autoFocus={known !== undefined} />
            </Field>
            <Button type="submit" variant="primary" size="lg" busy={form.busy}>
              {formatMessage(r.verify)}
            </Button>
            {offersCodes ? (
              <Button variant="quiet" busy={resending.busy} onClick={resending.submit}>
                {formatMessage(r.resend)}
              </Button>
            ) : null}
          </Stack>
        </form>
      </Card>
      <p className={styles.below}>
        <TextLink render={<Link to="/auth/login" />}>{formatMessage(m.backToSignIn)}</TextLink>
      </p>
    </>
  );
}
