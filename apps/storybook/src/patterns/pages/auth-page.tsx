import { BrandMark } from '@portico/ui/brand-mark';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Checkbox } from '@portico/ui/checkbox';
import { Field } from '@portico/ui/field';
import { Link } from '@portico/ui/link';
import { PasswordInput } from '@portico/ui/password-input';
import { Stack } from '@portico/ui/stack';
import { TextInput } from '@portico/ui/text-input';
import { use, useState, type FormEvent, type ReactElement } from 'react';
import { BrandName } from '../frame/brand-name.ts';
import styles from './pages.module.css';

/** One task in the middle of the page, with alternatives below it. */
export function AuthPage({ refused: atFirst = false }: { refused?: boolean }): ReactElement {
  const [refused, setRefused] = useState(atFirst);
  const name = use(BrandName);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setRefused(true);
  }

  return (
    <div className={styles.auth}>
      <header>
        <a href="#sign-in" className={styles.brand}>
          <span className={styles.mark}>
            <BrandMark />
          </span>
          {name}
        </a>
      </header>
      <main>
        <Card>
          <form onSubmit={submit}>
            <Stack gap={5}>
              <h1 className={styles.title}>Sign in</h1>
              {refused ? (
                <Callout tone="danger" role="alert">
                  Incorrect email or password. Check both or reset your password.
                </Callout>
              ) : null}
              <Field label="Email">
                <TextInput type="email" autoComplete="username" defaultValue="alexandra@acme.dev" />
              </Field>
              <Field label="Password" labelEnd={<Link href="#reset">Forgot password?</Link>}>
                <PasswordInput
                  autoComplete="current-password"
                  showLabel="Show password"
                  hideLabel="Hide password"
                  defaultValue="correct horse"
                />
              </Field>
              <Checkbox label="Remember me" defaultChecked />
              <Button type="submit" variant="primary" size="lg">
                Sign in
              </Button>
            </Stack>
          </form>
        </Card>
      </main>
      <footer className={styles.centred}>
        {'New here? '}
        <Link variant="strong" href="#sign-up">
          Create an account
        </Link>
      </footer>
    </div>
  );
}
