import { useAtomValue } from 'jotai/react';
import { ApiError } from '@portico/api-client/api-error';
import type { InvitationDetails } from '@portico/contract';
import { locales } from '@portico/i18n/locale';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { acceptInvitationSchema } from '@portico/validation/invitation';
import { CheckboxField, PasswordField, TextField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useOperation } from '../../calls/use-operation.ts';
import { enterSession } from '../../platform/enter-session.ts';
import { localeAtom } from '../../platform/locale.ts';
import { notify } from '../../platform/notifications.tsx';
import { languageNames } from '../../platform/vocabulary.messages.ts';
import { accessMessages } from './access.messages.ts';
import { authMessages as m } from './auth.messages.ts';
import { registerMessages as r } from './register.messages.ts';
import styles from './auth.module.css';

type AcceptInvitationFormProps = {
  readonly token: string;
  readonly invitation: InvitationDetails;
  /** The invitation itself is no longer good. */
  readonly onRefused: (error: ApiError) => void;
};

/** What sign-up asks for, without what the invitation says already. */
export function AcceptInvitationForm({ token, invitation, onRefused }: AcceptInvitationFormProps) {
  const { formatMessage } = useIntl();
  const locale = useAtomValue(localeAtom);
  const accepting = useOperation('acceptInvitation');
  const form = useForm({
    schema: acceptInvitationSchema,
    initial: {
      token,
      first_name: invitation.first_name ?? '',
      last_name: '',
      language: locale,
      password: '',
      password_repeat: '',
      accept_rules: false,
      accept_public_offer: false,
      email_marketing: false,
      email_news: false,
    },
    submit: async (body) => {
      try {
        const { accessToken, user } = await accepting.send({ body });
        notify.success(formatMessage(accessMessages.welcome));
        await enterSession(accessToken, user);
      } catch (error) {
        const over = error instanceof ApiError && (error.code === 'invitation_invalid' || error.code === 'invitation_expired');
        if (!over) throw error;
        onRefused(error);
      }
    },
  });
  const field = <Name extends keyof typeof form.values>(name: Name, message: Message) => ({
    field: form.field(name, formatMessage(message)),
    label: formatMessage(message),
  });
  const language = form.field('language', formatMessage(r.language));
  const toggle = { showLabel: formatMessage(m.showPassword), hideLabel: formatMessage(m.hidePassword) };

  return (
    <form {...form.props}>
      {/* Password managers look for whose password it is. */}
      <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
      <Stack gap={5}>
        <div className={styles.pair}>
          <TextField {...field('first_name', r.firstName)} autoComplete="given-name" />
          <TextField {...field('last_name', r.lastName)} autoComplete="family-name" />
        </div>
        <Field label={formatMessage(r.language)} error={language.error}>
          <Select
            name={language.name}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
            value={language.value}
            onValueChange={language.onValueChange}
          />
        </Field>
        <PasswordField {...field('password', m.password)} {...toggle} hint={formatMessage(r.passwordHint)} autoComplete="new-password" />
        <PasswordField {...field('password_repeat', r.passwordRepeat)} {...toggle} autoComplete="new-password" />
        <Stack gap={3} role="group" aria-label={formatMessage(r.agreements)}>
          <CheckboxField {...field('accept_rules', r.acceptRules)} />
          <CheckboxField {...field('accept_public_offer', r.acceptOffer)} />
          <CheckboxField {...field('email_marketing', r.marketing)} />
          <CheckboxField {...field('email_news', r.news)} />
        </Stack>
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {formatMessage(accessMessages.accept)}
        </Button>
      </Stack>
    </form>
  );
}
