import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PendingEmailChange, UserDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Field } from '@portico/ui/field';
import { PinInput } from '@portico/ui/pin-input';
import { Stack } from '@portico/ui/stack';
import { emailRequestSchema } from '@portico/validation/email';
import { verifyAccountSchema } from '@portico/validation/verify-account';
import { useOperation } from '../../../operations/use-operation.ts';
import { codeInput } from '../../../forms/code-input.ts';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import styles from '../settings.module.css';
import { userSettingsMessages as m } from './user-settings.messages.ts';

/** The email and its pending change. The code is still asked for after the page is reopened. */
export function EmailCard({ details }: { readonly details: UserDetails }) {
  const { formatMessage } = useIntl();
  const [another, setAnother] = useState(false);
  const [requested, setRequested] = useState<PendingEmailChange>();
  // An API of the core does not keep the change for us, so it lasts as long as this page.
  const pending = another ? null : (details.email_change ?? requested);
  return (
    <Card title={formatMessage(m.emailTitle)}>
      <Stack gap={5}>
        <DescriptionList layout="plain" items={[{ id: 'email', term: formatMessage(m.presentEmail), value: details.email }]} />
        {pending ? (
          <CodeForm key={pending.id} pending={pending} onAnother={() => setAnother(true)} onChanged={() => setRequested(undefined)} />
        ) : (
          <RequestForm
            onRequested={(change) => {
              setAnother(false);
              setRequested(change);
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

function RequestForm({ onRequested }: { readonly onRequested: (change: PendingEmailChange) => void }) {
  const { formatMessage } = useIntl();
  const requesting = useOperation('requestEmailChange');
  const form = useSavedForm({
    schema: emailRequestSchema,
    name: 'new-email',
    saved: { email: '' },
    submit: async (body) => {
      const { id } = await requesting.send({ body });
      onRequested({ id, email: body.email, requested_at: null });
    },
    refusedAt: { email_taken: 'email' },
    failed: m.emailFailed,
  });
  return (
    <form {...form.props}>
      <Stack gap={5} className={styles.fields}>
        <TextField
          field={form.field('email', formatMessage(m.newEmail), { required: m.newEmailMissing })}
          label={formatMessage(m.newEmail)}
          hint={formatMessage(m.newEmailHint)}
          type="email"
          autoComplete="email"
        />
        <Stack direction="row">
          <Button type="submit" busy={form.busy}>
            {formatMessage(m.requestEmail)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

type CodeFormProps = { readonly pending: PendingEmailChange; readonly onAnother: () => void; readonly onChanged: () => void };

function CodeForm({ pending, onAnother, onChanged }: CodeFormProps) {
  const { formatMessage } = useIntl();
  const { id, email } = pending;
  const completing = useOperation('completeEmailChange', {
    onSuccess: () => {
      onChanged();
      notify.success(formatMessage(m.emailChanged));
    },
  });
  const form = useForm({
    schema: verifyAccountSchema,
    initial: { email, token: '' },
    submit: (body) => completing.send({ body }),
    refusedAt: { verification_code_invalid: 'token', verification_code_expired: 'token', email_taken: 'token' },
    failed: m.emailFailed,
  });
  const token = form.field('token', formatMessage(m.code));
  const resending = useOperation('resendEmailChangeCode', {
    onSuccess: () => {
      // Resets the form so that the empty code shows no error.
      form.reset({ email, token: '' });
      notify.info(formatMessage(m.resent));
    },
    failed: m.resendFailed,
  });
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <p>{formatMessage(m.emailPending, { email, b: (text: ReactNode[]) => <b key="email">{text}</b> })}</p>
        <Field label={formatMessage(m.code)} error={token.error}>
          <PinInput {...codeInput(token)} />
        </Field>
        <Stack direction="row" gap={2}>
          <Button type="submit" busy={form.busy}>
            {formatMessage(m.confirmEmail)}
          </Button>
          {id === '' ? null : (
            <Button variant="quiet" busy={resending.busy} onClick={() => void resending.run({ body: { id } })}>
              {formatMessage(m.resend)}
            </Button>
          )}
          <Button variant="quiet" onClick={onAnother}>
            {formatMessage(m.anotherEmail)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
