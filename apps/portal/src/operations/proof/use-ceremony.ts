import { useRef, useState } from 'react';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { loadTexts } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';
import { showFailure } from '../failures/describe-error.ts';
import { passkeyProblemMessages } from './passkey.messages.ts';
import { PasskeyError } from './passkey.ts';

/**
 * Runs a passkey ceremony between two calls. If the user or the browser provides none, `problem` holds the message. `send` is for `useForm`
 * and rejects when a call is refused; `run` is for a button and shows a toast instead.
 */
export function useCeremony(failed?: Message) {
  const intl = useIntl();
  const [problem, setProblem] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);

  async function send(ceremony: () => Promise<unknown>): Promise<void> {
    isBusy.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await ceremony();
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      if (error.problem === 'failed') console.error(error.cause);
      await loadTexts(store, 'access');
      setProblem(passkeyProblemMessages[error.problem]);
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  async function run(ceremony: () => Promise<unknown>): Promise<void> {
    if (isBusy.current) return;
    try {
      await send(ceremony);
    } catch (error) {
      showFailure(error, { fallback: failed });
    }
  }

  return { send, run, busy, problem: problem && intl.formatMessage(problem) };
}
