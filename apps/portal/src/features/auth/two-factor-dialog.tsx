import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ApiError } from '@portico/api-client/api-error';
import type { OperationResult } from '@portico/api-client/operation-types';
import type { LoginTwoFactorRequest, TwoFactorMeans } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { Field } from '@portico/ui/field';
import { PinInput } from '@portico/ui/pin-input';
import { Stack } from '@portico/ui/stack';
import { loginByAppSchema, loginTwoFactorSchema } from '@portico/validation/two-factor';
import { CeremonyProblem } from '../../operations/proof/ceremony-problem.tsx';
import { describeForToast } from '../../operations/failures/describe-error.ts';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { askForPasskey, browserHasPasskeys } from '../../operations/proof/passkey.ts';
import { useCeremony } from '../../operations/proof/use-ceremony.ts';
import { sendOperation } from '../../operations/send-operation.ts';
import { codeInput } from '../../forms/code-input.ts';
import { TextField } from '../../forms/form-inputs.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSubmitWholeCode } from '../../forms/use-submit-whole-code.ts';
import { enterSession } from '../../operations/enter-session.ts';
import { notify } from '../../platform/notifications.tsx';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import { accessMessages as m } from './access.messages.ts';

/** The state that the first step of a sign-in leaves for the second. */
export type Challenge = {
  readonly token: string;
  readonly provider: 'google';
  /** A passkey can complete the second step too. */
  readonly passkey: boolean;
  readonly rememberMe: 0 | 1;
};

type TwoFactorDialogProps = {
  readonly challenge: Challenge | null;
  readonly redirect: string | undefined;
  readonly onClose: () => void;
};

type SignedIn = OperationResult<'loginTwoFactor' | 'loginTwoFactorPasskey'>;

const formId = 'two-factor';
/** The second step of sign-in: an authenticator code or a recovery code. Closing the dialog clears it. */
export function TwoFactorDialog({ challenge, redirect, onClose }: TwoFactorDialogProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [means, setMeans] = useState<TwoFactorMeans>('google');
  const challengeToken = challenge?.token ?? '';
  const rememberMe = challenge?.rememberMe ?? 0;
  const ceremony = useCeremony(m.passkeyFailed);
  const offersRecovery = useOffered('regenerateRecoveryCodes');
  const form = useForm({
    schema: means === 'google' ? loginByAppSchema : loginTwoFactorSchema,
    initial: { provider: means, otp: '' },
    submit: (body) => enterOrClose(sendOperation('loginTwoFactor', { body: { ...body, rememberMe }, challengeToken })),
    refusedAt: { verification_code_invalid: 'otp' },
    sendsCorrections: means === 'google',
    failed: m.twoFactorFailed,
  });
  const busy = form.busy || ceremony.busy;

  function choose(next: TwoFactorMeans): void {
    setMeans(next);
    form.reset({ provider: next, otp: '' });
  }

  function close(): void {
    choose('google');
    onClose();
  }

  async function askForOwnPasskey(): Promise<SignedIn> {
    const { options } = await sendOperation('requestPasskeyTwoFactor', { challengeToken });
    const credential = await askForPasskey(options);
    return sendOperation('loginTwoFactorPasskey', { body: { credential, rememberMe }, challengeToken });
  }

  async function enterOrClose(step: Promise<SignedIn>): Promise<void> {
    try {
      const { accessToken, user } = await step;
      await enterSession(accessToken, user, redirect);
    } catch (error) {
      // After a timeout or too many attempts only a new sign-in works.
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      close();
      notify.error(describeForToast(error, m.twoFactorFailed));
    }
  }

  return (
    <Dialog
      open={challenge !== null}
      onOpenChange={close}
      size="small"
      title={formatMessage(m.twoFactorTitle)}
      description={formatMessage(means === 'google' ? m.twoFactorText : m.recoveryText)}
      closeLabel={formatMessage(vocabulary.cancel)}
      busy={busy}
      initialFocus={input}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy}>
          {formatMessage(m.verify)}
        </Button>
      }
    >
      <Stack gap={4}>
        <CodeForm key={means} input={input} means={means} form={form} />
        <CeremonyProblem problem={ceremony.problem} />
        <Stack direction="row" gap={2}>
          {challenge?.passkey === true && browserHasPasskeys() ? (
            <Button size="sm" busy={ceremony.busy} onClick={() => void ceremony.run(() => enterOrClose(askForOwnPasskey()))}>
              {formatMessage(m.byPasskey)}
            </Button>
          ) : null}
          {offersRecovery ? (
            <Button variant="quiet" size="sm" disabled={busy} onClick={() => choose(means === 'google' ? 'recovery' : 'google')}>
              {formatMessage(means === 'google' ? m.byRecoveryCode : m.byApp)}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Dialog>
  );
}

type CodeFormProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly means: TwoFactorMeans;
  readonly form: ReturnType<typeof useForm<Pick<LoginTwoFactorRequest, 'provider' | 'otp'>, unknown>>;
};

function CodeForm({ input, means, form }: CodeFormProps) {
  const { formatMessage } = useIntl();
  useSubmitWholeCode(means === 'google' ? form.values.otp : undefined, form);
  const label = formatMessage(means === 'google' ? m.code : m.recoveryCode);
  const otp = form.field('otp', label);
  const error = otp.error && otp.value.trim() === '' ? formatMessage(m.enterCode) : otp.error;
  return (
    <form id={formId} {...form.props}>
      {means === 'google' ? (
        <Field label={label} error={error}>
          <PinInput ref={input} {...codeInput(otp)} />
        </Field>
      ) : (
        <TextField
          ref={input}
          field={{ ...otp, error }}
          label={label}
          mono
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </form>
  );
}
