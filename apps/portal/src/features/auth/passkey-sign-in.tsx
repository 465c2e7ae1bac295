import { useEffect, useEffectEvent, useState } from 'react';
import type { PasskeyAssertion } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { CeremonyProblem } from '../../operations/proof/ceremony-problem.tsx';
import { askForPasskey, callOffPasskey } from '../../operations/proof/passkey.ts';
import { useCeremony } from '../../operations/proof/use-ceremony.ts';
import { sendOperation } from '../../operations/send-operation.ts';
import { enterSession } from '../../operations/enter-session.ts';
import { authMessages as m } from './auth.messages.ts';
import { offerPasskeys } from './offer-passkeys.ts';

type PasskeySignInProps = {
  readonly rememberMe: 0 | 1;
  readonly redirect: string | undefined;
  /** The button was pressed before this component loaded. */
  readonly wanted: boolean;
};

/** Signs in with a passkey, from the button or from the browser's suggestion in the email field. */
export function PasskeySignIn({ rememberMe, redirect, wanted }: PasskeySignInProps) {
  const { formatMessage } = useIntl();
  const ceremony = useCeremony(m.passkeyFailed);
  const [offers, setOffers] = useState(0);

  async function enter(credential: PasskeyAssertion): Promise<void> {
    const { accessToken, user } = await sendOperation('loginPasskey', { body: { credential, rememberMe } });
    await enterSession(accessToken, user, redirect);
  }

  async function ask(): Promise<void> {
    await ceremony.run(async () => {
      const { options } = await sendOperation('requestPasskeyLogin', {});
      await enter(await askForPasskey(options));
    });
    // The button's request aborted the suggestion, so it starts again.
    setOffers((count) => count + 1);
  }

  const askEarlier = useEffectEvent(async () => (wanted ? ask() : undefined));
  useEffect(() => void Promise.resolve().then(() => askEarlier()), []);

  return (
    <>
      <PasskeyOffer key={offers} onChosen={(credential) => ceremony.run(() => enter(credential))} />
      <Button size="lg" busy={ceremony.busy} onClick={() => void ask()}>
        {formatMessage(m.passkey)}
      </Button>
      <CeremonyProblem problem={ceremony.problem} />
    </>
  );
}

/** Keeps the browser's passkey suggestion active while mounted. */
function PasskeyOffer({ onChosen }: { readonly onChosen: (credential: PasskeyAssertion) => Promise<void> }) {
  // The suggestion may be chosen long after it was offered, when "Remember me" has changed.
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    const stop = new AbortController();
    const offer = async () => {
      const chosen = await offerPasskeys(() => sendOperation('requestPasskeyLogin', {}), stop.signal);
      if (chosen !== null && !stop.signal.aborted) await choose(chosen);
    };
    void offer();
    return () => {
      stop.abort();
      void callOffPasskey();
    };
  }, []);
  return null;
}
