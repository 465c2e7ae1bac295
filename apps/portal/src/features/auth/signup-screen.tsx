import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '@portico/i18n/define-messages';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai/react';
import { countryOptions } from '@portico/i18n/country-names';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Combobox } from '@portico/ui/combobox';
import { Field } from '@portico/ui/field';
import { Heading } from '@portico/ui/heading';
import { Link as TextLink } from '@portico/ui/link';
import { Stack } from '@portico/ui/stack';
import { countryCodes } from '@portico/validation/countries';
import { signupSchema } from '@portico/validation/signup';
import { FormErrors } from '../../forms/form-errors.tsx';
import { PasswordField, TextField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { sendOperation } from '../../operations/send-operation.ts';
import { chosenLocaleAtom, localeAtom } from '../../platform/locale.ts';
import { shownIntl } from '../../platform/shown-intl.ts';
import { notify } from '../../platform/notifications.tsx';
import { Agreements } from './agreements.tsx';
import { authMessages as m } from './auth.messages.ts';
import { LanguageField } from './language-field.tsx';
import { missingMessages, registerMessages as r } from './register.messages.ts';
import styles from './auth.module.css';

export function SignupScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const locale = useAtomValue(localeAtom);
  const language = useAtomValue(chosenLocaleAtom);
  const countries = useMemo(() => countryOptions(locale, countryCodes), [locale]);
  const form = useForm({
    schema: signupSchema,
    initial: {
      first_name: '',
      last_name: '',
      country: '',
      language,
      email: '',
      password: '',
      password_repeat: '',
      accept_rules: false,
      accept_public_offer: false,
      email_marketing: false,
      email_news: false,
    },
    submit: async (body) => {
      const { status } = await sendOperation('signUp', { body: { ...body, language } });
      // The language may have changed since the submit.
      if (status !== 'success') notify.error(shownIntl().formatMessage(r.unexpected));
      else await navigate({ to: '/auth/verify-account', search: { email: body.email } });
    },
    failed: r.unexpected,
  });
  const plain = (message: Message) => formatMessage(message, { link: (parts) => parts.join('') });
  const labels = {
    first_name: plain(r.firstName),
    last_name: plain(r.lastName),
    country: plain(r.country),
    email: plain(m.email),
    password: plain(m.password),
    password_repeat: plain(r.passwordRepeat),
    accept_rules: plain(r.acceptRules),
    accept_public_offer: plain(r.acceptOffer),
    email_marketing: plain(r.marketing),
    email_news: plain(r.news),
  };
  const field = <Name extends keyof typeof labels>(name: Name) => ({
    field: form.field(name, labels[name], missingMessages[name]),
    label: labels[name],
  });
  const { field: country } = field('country');
  const toggle = { showLabel: formatMessage(m.showPassword), hideLabel: formatMessage(m.hidePassword) };

  return (
    <>
      <Card className={styles.card}>
        <form {...form.props}>
          <Stack gap={5}>
            <Heading level={1} size="xl">
              {formatMessage(r.signUpTitle)}
            </Heading>
            <FormErrors form={form} title={formatMessage(r.notCreated)} labels={labels} texts={missingMessages} />
            <div className={styles.pair}>
              <TextField {...field('first_name')} autoComplete="given-name" />
              <TextField {...field('last_name')} autoComplete="family-name" />
            </div>
            <Field label={labels.country} error={country.error}>
              <Combobox
                name={country.name}
                options={countries}
                value={country.value}
                onValueChange={country.onValueChange}
                onBlur={country.onBlur}
                placeholder={formatMessage(r.countryPlaceholder)}
                emptyText={formatMessage(r.countryEmpty)}
              />
            </Field>
            <LanguageField />
            <TextField {...field('email')} type="email" autoComplete="username" />
            <PasswordField {...field('password')} {...toggle} hint={formatMessage(r.passwordHint)} autoComplete="new-password" />
            <PasswordField {...field('password_repeat')} {...toggle} autoComplete="new-password" />
            <Agreements field={field} />
            <Button type="submit" variant="primary" size="lg" busy={form.busy}>
              {formatMessage(r.signUp)}
            </Button>
          </Stack>
        </form>
      </Card>
      <p className={styles.below}>
        {formatMessage(r.haveAccount, {
          link: (text: ReactNode[]) => (
            <TextLink key="link" variant="strong" render={<Link to="/auth/login" />}>
              {text}
            </TextLink>
          ),
        })}
      </p>
    </>
  );
}
