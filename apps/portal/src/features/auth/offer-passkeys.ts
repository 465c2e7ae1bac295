import { ApiError } from '@portico/api-client/api-error';
import type { PasskeyAssertion, PasskeyRequest } from '@portico/contract';
import { awaitFilledInPasskey, browserFillsInPasskeys, callOffPasskey, PasskeyError } from '../../operations/proof/passkey.ts';

/** How long before its expiry a challenge is replaced. */
const marginMs = 30_000;

/**
 * Lets the browser suggest passkeys in the email field until one is chosen, and returns it. Returns null when the browser has no such
 * suggestions, the challenge request fails, or another request replaces it; it shows no error, because the user did not request the
 * suggestion.
 */
export async function offerPasskeys(request: () => Promise<PasskeyRequest>, signal: AbortSignal): Promise<PasskeyAssertion | null> {
  if (!(await browserFillsInPasskeys()) || signal.aborted) return null;
  for (;;) {
    const challenge = await orNull(request(), ApiError);
    if (challenge === null || signal.aborted) return null;
    let isOver = false;
    const timer = setTimeout(
      () => {
        isOver = true;
        void callOffPasskey();
      },
      // Not until `expires_at`, because a guest's clock may differ from the server's. A shorter delay would request challenges without end.
      Math.max(challenge.options.timeout - marginMs, marginMs),
    );
    const chosen = await orNull(awaitFilledInPasskey(challenge.options), PasskeyError);
    clearTimeout(timer);
    if (chosen !== null || !isOver || signal.aborted) return chosen;
  }
}

async function orNull<Result>(promise: Promise<Result>, expected: typeof ApiError | typeof PasskeyError): Promise<Result | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof expected) return null;
    throw error;
  }
}
