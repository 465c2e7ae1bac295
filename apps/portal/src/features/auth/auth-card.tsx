import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Heading } from '@portico/ui/heading';
import { Link as TextLink } from '@portico/ui/link';
import { Stack } from '@portico/ui/stack';
import { authMessages as m } from './auth.messages.ts';
import styles from './auth.module.css';

type AuthCardProps = { readonly title: string; readonly text?: ReactNode; readonly children?: ReactNode };

/** A card with a title, and a link back to sign-in below it. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Card className={styles.card}>
        <Stack gap={5}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          {text ? <p className={styles.text}>{text}</p> : null}
          {children}
        </Stack>
      </Card>
      <p className={styles.below}>
        <TextLink render={<Link to="/auth/login" />}>{formatMessage(m.backToSignIn)}</TextLink>
      </p>
    </>
  );
}
