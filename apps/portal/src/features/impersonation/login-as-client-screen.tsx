import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Heading } from '@portico/ui/heading';
import { Spinner } from '@portico/ui/spinner';
import { Stack } from '@portico/ui/stack';
import { describeError } from '../../operations/failures/describe-error.ts';
import { sendOperation } from '../../operations/send-operation.ts';
import { useForm } from '../../forms/use-form.ts';
import { goTo } from '../../platform/navigation.ts';
import { session, store } from '../../platform/store.ts';
import { loginAsClientMessages as m } from './login-as-client.messages.ts';
import styles from './login-as-client.module.css';

type LoginAsClientScreenProps = {
  /** The code of the operator's command, valid once and for one minute. */
  readonly code: string | undefined;
  /** The session as a client has ended. */
  readonly ended: boolean;
};

export function LoginAsClientScreen({ code, ended }: LoginAsClientScreenProps) {
  const { formatMessage } = useIntl();
  if (ended) return <Message title={formatMessage(m.endedTitle)}>{formatMessage(m.endedText)}</Message>;
  if (!code) return <Message title={formatMessage(m.failedTitle)}>{formatMessage(m.noCode)}</Message>;
  return <Exchange key={code} code={code} />;
}

function Exchange({ code }: { readonly code: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [error, setError] = useState<unknown>();
  const form = useForm({
    schema: () => ({ ok: true, output: { code } }),
    initial: {},
    submit: async (body) => {
      setError(undefined);
      try {
        const { accessToken, user } = await sendOperation('exchangeImpersonationCode', { body });
        // The language and session of this browser's own user stay unchanged.
        store.set(session.enterAtom, { accessToken, user, place: 'tab' });
        // Its code works once.
        await goTo('/settings/client', { replace: true });
      } catch (failure) {
        setError(failure);
      }
    },
  });
  const start = useEffectEvent(form.submit);
  // In a timer, because a code works once and strict mode mounts everything twice.
  useEffect(() => {
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, []);

  if (error === undefined) {
    return (
      <Message title={formatMessage(m.title)}>
        <Stack direction="row" gap={3} align="center" role="status">
          <Spinner />
          {formatMessage(m.busy)}
        </Stack>
      </Message>
    );
  }
  if (error instanceof ApiError && (error.code === 'impersonation_code_invalid' || error.code === 'validation_failed')) {
    return <Message title={formatMessage(m.failedTitle)}>{formatMessage(m.invalid)}</Message>;
  }
  return (
    <Message title={formatMessage(m.failedTitle)}>
      <Stack gap={4}>
        <p>{describeError(intl, error, m.failed)}</p>
        <Button busy={form.busy} onClick={form.submit}>
          {formatMessage(m.again)}
        </Button>
      </Stack>
    </Message>
  );
}

function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <Stack gap={4}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <div className={styles.text}>{children}</div>
      </Stack>
    </Card>
  );
}
