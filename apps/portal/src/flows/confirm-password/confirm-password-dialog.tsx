import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import type { OperationResult } from '@portico/api-client/operation-types';
import { operationQuery } from '@portico/api-queries/operation-query';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { Stack } from '@portico/ui/stack';
import { confirmPasswordSchema } from '@portico/validation/confirm-password';
import { CeremonyProblem } from '../../operations/proof/ceremony-problem.tsx';
import { api } from '../../operations/api.ts';
import { askForPasskey, browserHasPasskeys } from '../../operations/proof/passkey.ts';
import { proofRequestAtom } from '../../operations/proof/proof.ts';
import { renewToken } from '../../operations/proof/renew-token.ts';
import { useCeremony } from '../../operations/proof/use-ceremony.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { PasswordField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useUser } from '../../operations/use-user.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import { confirmPasswordMessages as m } from './confirm-password.messages.ts';
import { emptyFieldMessages } from '../../forms/empty-field.messages.ts';

const formId = 'confirm-password';

const reveals = new Set(['revealRootPassword', 'revealVncPassword']);

/** Asks for the password whenever a call needs it. Closing the dialog declines. */
export function ConfirmPasswordDialog() {
  const { formatMessage } = useIntl();
  const request = useAtomValue(proofRequestAtom);
  // The sentence stays while the dialog closes with motion.
  const [operationId, setOperationId] = useState('');
  if (request && request.operationId !== operationId) setOperationId(request.operationId);
  const onProven = ({ accessToken }: OperationResult<'confirmPassword'>) => {
    renewToken(accessToken);
    request?.settle(true);
  };
  const confirming = useOperation('confirmPassword', { onSuccess: onProven });
  const input = useRef<HTMLInputElement>(null);
  const ceremony = useCeremony(m.passkeyFailed);
  const requestingPasskey = useOperation('requestPasskeyProof');
  const confirmingPasskey = useOperation('confirmPasskey', { onSuccess: onProven });
  const busy = confirming.busy || ceremony.busy;

  async function confirmByPasskey(): Promise<void> {
    const { options } = await requestingPasskey.send({});
    await confirmingPasskey.send({ body: { credential: await askForPasskey(options) } });
  }

  return (
    <Dialog
      open={request !== null}
      onOpenChange={() => request?.settle(false)}
      size="small"
      title={formatMessage(m.title)}
      description={formatMessage(reveals.has(operationId) ? m.reveal : m.text)}
      closeLabel={formatMessage(vocabulary.cancel)}
      busy={busy}
      initialFocus={input}
      footer={
        <>
          <Button disabled={busy} onClick={() => request?.settle(false)}>
            {formatMessage(vocabulary.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={confirming.busy}>
            {formatMessage(m.submit)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <PasswordForm input={input} submit={(body) => confirming.send({ body })} />
        <CeremonyProblem problem={ceremony.problem} />
        <PasskeyInstead busy={ceremony.busy} onWanted={() => void ceremony.run(confirmByPasskey)} />
      </Stack>
    </Dialog>
  );
}

type PasswordFormProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly submit: (body: { password: string }) => Promise<unknown>;
};

/** Mounted on each opening, so that no password outlives the dialog. */
function PasswordForm({ input, submit }: PasswordFormProps) {
  const { formatMessage } = useIntl();
  const email = useUser()?.email ?? '';
  const form = useForm({ schema: confirmPasswordSchema, initial: { password: '' }, submit });
  return (
    <form id={formId} {...form.props}>
      {/* Password managers need to know whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={input}
        field={form.field('password', formatMessage(m.password), { required: emptyFieldMessages.password })}
        label={formatMessage(m.password)}
        autoComplete="current-password"
        showLabel={formatMessage(m.show)}
        hideLabel={formatMessage(m.hide)}
      />
    </form>
  );
}

/** Shown to users with a passkey. */
function PasskeyInstead({ busy, onWanted }: { readonly busy: boolean; readonly onWanted: () => void }) {
  const { formatMessage } = useIntl();
  const passkeys = useQuery(operationQuery(api, 'listPasskeys', {}));
  if (!browserHasPasskeys() || !passkeys.data?.items.length) return null;
  return (
    <Stack direction="row">
      <Button size="sm" busy={busy} onClick={onWanted}>
        {formatMessage(m.passkey)}
      </Button>
    </Stack>
  );
}
