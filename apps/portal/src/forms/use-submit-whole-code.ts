import { useEffect, useEffectEvent, useRef } from 'react';
import { verificationCodeLength } from '@portico/contract/limits';

const wholeCode = new RegExp(`^[0-9]{${verificationCodeLength}}$`, 'u');

/** Submits a code once its sixth digit is entered, once per code. A code that is corrected while another is on its way follows it. */
export function useSubmitWholeCode(
  text: string | undefined,
  { busy, submit }: { readonly busy: boolean; readonly submit: () => void },
): void {
  const code = text !== undefined && wholeCode.test(text) ? text : undefined;
  const submitNow = useEffectEvent(submit);
  const submitted = useRef<string>(undefined);
  useEffect(() => {
    if (busy) return;
    if (code !== undefined && code !== submitted.current) submitNow();
    submitted.current = code;
  }, [code, busy]);
}
