import { useEffect, useEffectEvent } from 'react';
import { verificationCodeLength } from '@portico/contract/limits';

const wholeCode = new RegExp(`^[0-9]{${verificationCodeLength}}$`, 'u');

/** Submits a code once its sixth digit is entered, once per code. */
export function useSubmitWholeCode(text: string | undefined, submit: () => void): void {
  const code = text !== undefined && wholeCode.test(text) ? text : undefined;
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (code !== undefined) submitNow();
  }, [code]);
}
