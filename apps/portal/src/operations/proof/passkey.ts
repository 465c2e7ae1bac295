import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@portico/contract';
import type { WebAuthnErrorCode } from '@simplewebauthn/browser';

/** Why there is no passkey: the person would not, or the browser can not. */
export type PasskeyProblem = 'cancelled' | 'known' | 'address' | 'unable' | 'failed';

export class PasskeyError extends Error {
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, cause: unknown) {
    super(`No passkey: ${problem}`, { cause });
    this.problem = problem;
  }
}

const problems: Partial<Record<WebAuthnErrorCode, PasskeyProblem>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unable',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unable',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unable',
};

/** Whether there is any sense in a button. */
export function browserHasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Has the browser make a passkey. @throws PasskeyError where it does not, for whatever reason */
export async function makePasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return await orProblem(startRegistration({ optionsJSON: options }));
}

/** Has the person choose a passkey in a window of the browser. Whatever was asked for before is called off. @throws PasskeyError */
export async function askForPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return await orProblem(startAuthentication({ optionsJSON: options }));
}

/** Has the browser offer passkeys among what it fills in at the e-mail, for as long as it takes. @throws PasskeyError */
export async function awaitFilledInPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return await orProblem(startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
}

/** Whether the browser can offer passkeys among what it fills in. An older one does not know the question. */
export async function browserFillsInPasskeys(): Promise<boolean> {
  if (!browserHasPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return await PublicKeyCredential.isConditionalMediationAvailable();
}

export async function callOffPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** What extensions gave stays here: the portal asks for none. */
async function orProblem<Credential>(
  ceremony: Promise<Credential>,
): Promise<Credential & { clientExtensionResults: Record<string, never> }> {
  try {
    return { ...(await ceremony), clientExtensionResults: {} };
  } catch (error) {
    throw new PasskeyError(problemOf(error), error);
  }
}

function problemOf(error: unknown): PasskeyProblem {
  if (!(error instanceof Error)) return 'failed';
  // A browser says the same of a window that was closed, of time that ran out and of a device that has no such passkey, so that no page learns which.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return ('code' in error && problems[error.code as WebAuthnErrorCode]) || 'failed';
}
