import { useAtomValue } from 'jotai/react';
import { ApiError } from '@portico/api-client/api-error';
import type { InvitationDetails } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { acceptInvitationSchema } from '@portico/validation/invitation';
import { PasswordField, TextField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { sendOperation } from '../../operations/send-operation.ts';
import { enterSession } from '../../operations/enter-session.ts';
import { chosenLocaleAtom } from '../../platform/locale.ts';
import { shownIntl } from '../../platform/shown-intl.ts';
import { notify } from '../../platform/notifications.tsx';
import { accessMessages } from './access.messages.ts';
import { Agreements } from './agreements.tsx';
import { authMessages as m } from './auth.messages.ts';
import { LanguageField } from './language-field.tsx';
import { missingMessages, registerMessages as r } from './register.messages.ts';
import styles from './auth.module.css';

type AcceptInvitationFormProps = {
  readonly token: string;
  readonly invitation: InvitationDetails;
  /** Called when the invitation itself is no longer valid. */
  readonly onRefused: (error: ApiError) => void;
};

/** The sign-up fields without those that the invitation already answers. */
export function AcceptInvitationForm({ token, invitation, onRefused }: AcceptInvitationFormProps) {
  const { formatMessage } = useIntl();
  const language = useAtomValue(chosenLocaleAtom);
  const form = useForm({
    schema: acceptInvitationSchema,
    initial: {
      token,
      first_name: invitation.first_name ?? '',
      last_name: '',
      language,
      password: '',
      password_repeat: '',
      accept_rules: false,
      accept_public_offer: false,
      email_marketing: false,
      email_news: false,
    },
    submit: async (body) => {
      try {
        const { accessToken, user } = await sendOperation('acceptInvitation', { body: { ...body, language } });
        await enterSession(accessToken, user);
        // In the language of the account, which the session shows.
        notify.success(shownIntl().formatMessage(accessMessages.welcome));
      } catch (error) {
        const over = error instanceof ApiError && (error.code === 'invitation_invalid' || error.code === 'invitation_expired');
        if (!over) throw error;
        onRefused(error);
      }
    },
  });
  const plain = (message: Message) => formatMessage(message, { link: (parts) => parts.join('') });
  const field = <Name extends keyof typeof form.values>(name: Name, message: Message) => ({
    field: form.field(name, plain(message), missingMessages[name]),
    label: plain(message),
  });
  const toggle = { showLabel: formatMessage(m.showPassword), hideLabel: formatMessage(m.hidePassword) };

  return (
    <form {...form.props}>
      {/* Password managers need to know whose password this is. */}
      <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
      <Stack gap={5}>
        <div className={styles.pair}>
          <TextField {...field('first_name', r.firstName)} autoComplete="given-name" />
          <TextField {...field('last_name', r.lastName)} autoComplete="family-name" />
        </div>
        <LanguageField />
        <PasswordField {...field('password', m.password)} {...toggle} hint={formatMessage(r.passwordHint)} autoComplete="new-password" />
        <PasswordField {...field('password_repeat', r.passwordRepeat)} {...toggle} autoComplete="new-password" />
        <Agreements field={field} />
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {formatMessage(accessMessages.accept)}
        </Button>
      </Stack>
    </form>
  );
}
