import { useRef } from 'react';
import type { RefObject } from 'react';
import { useAtomValue } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { Stack } from '@portico/ui/stack';
import { confirmPasswordSchema } from '@portico/validation/confirm-password';
import { proofRequestAtom } from '../../calls/proof.ts';
import { useOperation } from '../../calls/use-operation.ts';
import { PasswordField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { session } from '../../platform/store.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import { confirmPasswordMessages as m } from './confirm-password.messages.ts';

const formId = 'confirm-password';

/** Asks for the password on behalf of whatever waits for a proof; closing it means no. */
export function ConfirmPasswordDialog() {
  const { formatMessage } = useIntl();
  const request = useAtomValue(proofRequestAtom);
  const confirming = useOperation('confirmPassword', { onSuccess: () => request?.settle(true) });
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={request !== null}
      onOpenChange={() => request?.settle(false)}
      size="small"
      title={formatMessage(m.title)}
      description={formatMessage(m.text)}
      closeLabel={formatMessage(vocabulary.cancel)}
      busy={confirming.busy}
      initialFocus={input}
      footer={
        <Stack direction="row" gap={2}>
          <Button disabled={confirming.busy} onClick={() => request?.settle(false)}>
            {formatMessage(vocabulary.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={confirming.busy}>
            {formatMessage(m.submit)}
          </Button>
        </Stack>
      }
    >
      <PasswordForm input={input} submit={(body) => confirming.send({ body })} />
    </Dialog>
  );
}

type PasswordFormProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly submit: (body: { password: string }) => Promise<unknown>;
};

/** Mounted with each opening, so that no password outlives its dialog. */
function PasswordForm({ input, submit }: PasswordFormProps) {
  const { formatMessage } = useIntl();
  const email = useAtomValue(session.userAtom)?.email ?? '';
  const form = useForm({ schema: confirmPasswordSchema, initial: { password: '' }, submit });
  return (
    <form id={formId} {...form.props}>
      {/* Password managers look for whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={input}
        field={form.field('password', formatMessage(m.password))}
        label={formatMessage(m.password)}
        autoComplete="current-password"
        showLabel={formatMessage(m.show)}
        hideLabel={formatMessage(m.hide)}
      />
    </form>
  );
}
