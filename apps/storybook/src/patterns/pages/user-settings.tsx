import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Field } from '@portico/ui/field';
import { PasswordInput } from '@portico/ui/password-input';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { useState, type FormEvent, type ReactElement } from 'react';
import { moment } from '../frame/wording.ts';
import styles from './pages.module.css';

const minLength = 8;
const toggle = { showLabel: 'Show password', hideLabel: 'Hide password' };

/** The fields are emptied after a change, so that no password stays on the page. */
function PasswordForm(): ReactElement {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const [changed, setChanged] = useState(false);
  const currentError = tried && current === '' ? 'Enter your current password' : undefined;
  const nextError = tried && next.length < minLength ? 'Use 8 characters or more' : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isRight = current !== '' && next.length >= minLength;
    setTried(!isRight);
    setChanged(isRight);
    if (!isRight) return;
    setCurrent('');
    setNext('');
  }

  return (
    <form noValidate aria-label="Password" onSubmit={submit} onChange={() => setChanged(false)}>
      <Card
        title="Password"
        footer={
          <Stack direction="row" align="center" gap={3}>
            <Button type="submit">Change password</Button>
            <span role="status" className={styles.quiet}>
              {changed ? 'Password changed' : null}
            </span>
          </Stack>
        }
      >
        {/* Password managers need to know whose password this is. */}
        <input type="email" autoComplete="username" value="alexandra@acme.dev" readOnly hidden />
        <Stack gap={4} className={styles.text}>
          <Field label="Current password" error={currentError}>
            <PasswordInput name="current" autoComplete="current-password" {...toggle} value={current} onValueChange={setCurrent} />
          </Field>
          <Field label="New password" description="At least 8 characters. A phrase is easier to remember" error={nextError}>
            <PasswordInput name="next" autoComplete="new-password" {...toggle} value={next} onValueChange={setNext} />
          </Field>
        </Stack>
      </Card>
    </form>
  );
}

/** How the user signs in, and where they are signed in. */
export function UserSettings(): ReactElement {
  return (
    <Stack gap={5}>
      <PasswordForm />
      <Card title="Sign-in">
        <DescriptionList
          items={[
            {
              id: 'email',
              term: 'Email',
              value: 'alexandra@acme.dev',
              end: (
                <Button size="sm" aria-label="Change email">
                  Change
                </Button>
              ),
            },
            {
              id: 'second',
              term: 'Second step',
              value: <Status tone="success">Authenticator app</Status>,
              end: (
                <Button size="sm" aria-label="Change two-factor authentication">
                  Change
                </Button>
              ),
            },
            { id: 'last', term: 'Last sign-in', value: moment('2026-11-21T08:30:00Z') },
          ]}
        />
      </Card>
    </Stack>
  );
}
