import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from '@portico/contract';
import type { WebAuthnErrorCode } from '@simplewebauthn/browser';

/** Why there is no passkey: the user cancelled, or the browser can't provide one. */
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

/** Returns whether the browser supports passkeys. */
export function browserHasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Creates a passkey in the browser. @throws PasskeyError if it fails for any reason */
export async function makePasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return await orProblem(startRegistration({ optionsJSON: options }));
}

/** Asks for a passkey in the browser's dialog and cancels any pending request. @throws PasskeyError */
export async function askForPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return await orProblem(startAuthentication({ optionsJSON: options }));
}

/** Offers passkeys in the email field's autofill until one is chosen. @throws PasskeyError */
export async function awaitFilledInPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return await orProblem(startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
}

/** Returns whether the browser can offer passkeys in autofill. Older browsers lack the method. */
export async function browserFillsInPasskeys(): Promise<boolean> {
  if (!browserHasPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return await PublicKeyCredential.isConditionalMediationAvailable();
}

export async function callOffPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Drops the results of extensions, because the portal requests none. */
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
  // Browsers report a closed dialog, a timeout and a missing passkey alike, so that pages can't tell them apart.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return ('code' in error && problems[error.code as WebAuthnErrorCode]) || 'failed';
}
