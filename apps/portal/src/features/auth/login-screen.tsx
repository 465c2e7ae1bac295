import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { lazily } from '@portico/ui/lazily';
import { Link as TextLink } from '@portico/ui/link';
import { Stack } from '@portico/ui/stack';
import { loginSchema } from '@portico/validation/login';
import { CheckboxField, PasswordField, TextField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { browserFillsInPasskeys, browserHasPasskeys } from '../../operations/proof/passkey.ts';
import { sendOperation } from '../../operations/send-operation.ts';
import { enterSession } from '../../operations/enter-session.ts';
import { loadTexts } from '../../platform/locale.ts';
import { shownIntl } from '../../platform/shown-intl.ts';
import { notify } from '../../platform/notifications.tsx';
import { store } from '../../platform/store.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import { authMessages as m } from './auth.messages.ts';
import styles from './auth.module.css';
import type { Challenge } from './two-factor-dialog.tsx';
import { emptyFieldMessages } from '../../forms/empty-field.messages.ts';

const TwoFactorDialog = lazily(
  () => Promise.all([import('./two-factor-dialog.tsx'), loadTexts(store, 'access')]),
  ([module]) => module.TwoFactorDialog,
);

const SessionEnded = lazily(
  () => Promise.all([import('./session-ended.tsx'), loadTexts(store, 'access')]),
  ([module]) => module.SessionEnded,
);

const PasskeySignIn = lazily(
  () => import('./passkey-sign-in.tsx'),
  (module) => module.PasskeySignIn,
);

type LoginScreenProps = {
  /** Where to go after sign-in; only the portal's own routes are followed. */
  readonly redirect: string | undefined;
  /** The previous session has ended. */
  readonly ended: boolean;
};

const neverChanges = () => () => undefined;

export function LoginScreen({ redirect, ended }: LoginScreenProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [challenged, setChallenged] = useState(false);
  const [passkeyWanted, setPasskeyWanted] = useState(false);
  const offersPasskeys = useOffered('requestPasskeyLogin');
  const fillsInPasskeys = useFillsInPasskeys();
  // The first render is the same in every browser, and almost every browser supports passkeys.
  const hasPasskeys = useSyncExternalStore(neverChanges, browserHasPasskeys, () => true);
  const form = useForm({
    schema: loginSchema,
    initial: { email: '', password: '', rememberMe: false },
    submit: async (body) => {
      const answer = await sendOperation('login', { body });
      // The language may have changed since the submit.
      const intl = shownIntl();
      const { email } = body;
      if (answer.status === 'required_activation') {
        const toVerify = () => void navigate({ to: '/auth/verify-account', search: { email } });
        notify.info(intl.formatMessage(m.activationRequired, { email }), {
          label: intl.formatMessage(m.enterCode),
          onAction: toVerify,
        });
      } else if (answer.accessToken) {
        await enterSession(answer.accessToken, answer.user, redirect);
      } else if (answer.accessTokenTwoFactor) {
        setChallenge({
          token: answer.accessTokenTwoFactor,
          provider: answer.two_factor_provider ?? 'google',
          passkey: answer.two_factor_passkey === true,
          rememberMe: body.rememberMe,
        });
        setChallenged(true);
      } else {
        notify.error(intl.formatMessage(vocabulary.unknownError));
      }
    },
  });

  const passkeyButton = (
    <Button size="lg" className={styles.passkey} busy={passkeyWanted} onClick={() => setPasskeyWanted(true)}>
      {formatMessage(m.passkey)}
    </Button>
  );

  return (
    <>
      <Card className={styles.card}>
        <form {...form.props}>
          <Stack gap={5}>
            <h1 className={styles.title}>{formatMessage(m.signInTitle)}</h1>
            {ended ? (
              <Suspense>
                <SessionEnded />
              </Suspense>
            ) : null}
            <TextField
              field={form.field('email', formatMessage(m.email), { required: emptyFieldMessages.email })}
              label={formatMessage(m.email)}
              type="email"
              autoComplete="username webauthn"
            />
            <PasswordField
              field={form.field('password', formatMessage(m.password), { required: emptyFieldMessages.password })}
              label={formatMessage(m.password)}
              labelEnd={<TextLink render={<Link to="/auth/confirm-reset-password" />}>{formatMessage(m.forgotPassword)}</TextLink>}
              autoComplete="current-password"
              showLabel={formatMessage(m.showPassword)}
              hideLabel={formatMessage(m.hidePassword)}
            />
            <CheckboxField field={form.field('rememberMe', formatMessage(m.rememberMe))} label={formatMessage(m.rememberMe)} />
            <Button type="submit" variant="primary" size="lg" busy={form.busy}>
              {formatMessage(m.signIn)}
            </Button>
            {offersPasskeys && hasPasskeys ? (
              <Suspense fallback={passkeyButton}>
                {passkeyWanted || fillsInPasskeys ? (
                  <PasskeySignIn rememberMe={form.values.rememberMe ? 1 : 0} redirect={redirect} wanted={passkeyWanted} />
                ) : (
                  passkeyButton
                )}
              </Suspense>
            ) : null}
          </Stack>
        </form>
      </Card>
      {challenged ? (
        <Suspense>
          <TwoFactorDialog challenge={challenge} redirect={redirect} onClose={() => setChallenge(null)} />
        </Suspense>
      ) : null}
      <p className={styles.below}>
        {formatMessage(m.newHere, {
          link: (text: ReactNode[]) => (
            <TextLink key="link" variant="strong" render={<Link to="/auth/signup" />}>
              {text}
            </TextLink>
          ),
        })}
      </p>
    </>
  );
}

/** Returns whether the browser suggests passkeys in the email field. No other browser needs that code. */
function useFillsInPasskeys(): boolean {
  const [fillsIn, setFillsIn] = useState(false);
  useEffect(() => void browserFillsInPasskeys().then(setFillsIn), []);
  return fillsIn;
}
