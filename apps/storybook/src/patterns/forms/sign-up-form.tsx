import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Checkbox } from '@portico/ui/checkbox';
import { Combobox } from '@portico/ui/combobox';
import { ErrorSummary } from '@portico/ui/error-summary';
import { Field } from '@portico/ui/field';
import { PasswordInput } from '@portico/ui/password-input';
import { Stack } from '@portico/ui/stack';
import { TextInput } from '@portico/ui/text-input';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import styles from './sign-up-form.module.css';
import { emptySignUp, isSignUpField, sendSignUp, signUpErrors, type SignUp, type SignUpErrors } from './sign-up-rules.ts';

const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'FI', label: 'Finland' },
  { value: 'FR', label: 'France' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'US', label: 'United States' },
];

const labels: Readonly<Record<keyof SignUp, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  country: 'Country',
  password: 'Password',
  rules: 'Rules',
};

interface SignUpFormProps {
  values?: SignUp;
  /** Touched fields, whose errors are shown. */
  left?: readonly (keyof SignUp)[];
  /** True after an invalid submit: all errors are shown, and listed above. */
  sent?: boolean;
  /** The server's errors. */
  refused?: SignUpErrors;
  phase?: 'editing' | 'busy' | 'done';
}

export function SignUpForm(props: SignUpFormProps): ReactElement {
  const [values, setValues] = useState(props.values ?? emptySignUp);
  const [left, setLeft] = useState<ReadonlySet<keyof SignUp>>(new Set(props.left));
  const [sent, setSent] = useState(props.sent ?? false);
  const [refused, setRefused] = useState(props.refused ?? {});
  const [phase, setPhase] = useState(props.phase ?? 'editing');
  const summary = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);

  const errors: SignUpErrors = { ...signUpErrors(values), ...refused };
  const errorOf = (name: keyof SignUp) => (sent || left.has(name) || refused[name] ? errors[name] : undefined);

  function change(part: Partial<SignUp>): void {
    setValues((before) => ({ ...before, ...part }));
    // The server's error was about the text it received.
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  }

  const leave = (name: keyof SignUp) => () => setLeft((before) => new Set([...before, name]));

  function refuse(found: SignUpErrors): void {
    setRefused(found);
    setSent(true);
    setPhase('editing');
    setFailures((count) => count + 1);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (Object.keys(signUpErrors(values)).length > 0) {
      refuse({});
      return;
    }
    setPhase('busy');
    const found = await sendSignUp(values);
    if (Object.keys(found).length > 0) refuse(found);
    else setPhase('done');
  }

  if (phase === 'done') {
    return (
      <Callout
        tone="success"
        role="status"
        title="Your account is ready"
        actions={<Button render={<a href="#services" />}>Go to my services</Button>}
      >
        We sent a code to {values.email}. Enter it when you sign in for the first time.
      </Callout>
    );
  }

  const listed = sent ? Object.keys(errors).filter((name) => isSignUpField(name)) : [];
  return (
    <Card>
      <form noValidate aria-label="Create an account" onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {listed.length > 0 ? (
            <ErrorSummary
              ref={summary}
              title="Your account hasn’t been created yet"
              errors={listed.map((name) => ({ name, label: labels[name], error: errors[name] ?? '' }))}
            />
          ) : null}

          <div className={styles.names}>
            <Field label={labels.firstName} error={errorOf('firstName')}>
              <TextInput
                name="firstName"
                onBlur={leave('firstName')}
                autoComplete="given-name"
                value={values.firstName}
                onChange={(event) => change({ firstName: event.target.value })}
              />
            </Field>
            <Field label={labels.lastName} description="Leave empty if you don’t have one">
              <TextInput
                name="lastName"
                autoComplete="family-name"
                value={values.lastName}
                onChange={(event) => change({ lastName: event.target.value })}
              />
            </Field>
          </div>
          <Field label={labels.email} description="We send invoices and codes here" error={errorOf('email')}>
            <TextInput
              name="email"
              onBlur={leave('email')}
              type="email"
              autoComplete="email"
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
          <Field label={labels.country} error={errorOf('country')}>
            <Combobox
              name="country"
              onBlur={leave('country')}
              placeholder="Choose a country"
              emptyText="No matching country"
              options={countries}
              value={values.country}
              onValueChange={(country) => change({ country })}
            />
          </Field>
          <Field label={labels.password} description="At least 8 characters. A phrase is easier to remember" error={errorOf('password')}>
            <PasswordInput
              name="password"
              onBlur={leave('password')}
              autoComplete="new-password"
              showLabel="Show password"
              hideLabel="Hide password"
              value={values.password}
              onChange={(event) => change({ password: event.target.value })}
            />
          </Field>
          <Checkbox
            name="rules"
            label="I accept the terms of service"
            error={errorOf('rules')}
            checked={values.rules}
            onChange={(event) => change({ rules: event.target.checked })}
          />
          <Button type="submit" variant="primary" size="lg" busy={phase === 'busy'}>
            Create an account
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
