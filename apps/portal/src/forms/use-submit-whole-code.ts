import { useEffect, useEffectEvent } from 'react';

/** Submits a code as soon as it is whole, once for each code; undefined while digits are missing. */
export function useSubmitWholeCode(code: string | undefined, submit: () => void): void {
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (code !== undefined) submitNow();
  }, [code]);
}
