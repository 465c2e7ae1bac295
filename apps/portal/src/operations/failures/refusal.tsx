import { ApiError } from '@portico/api-client/api-error';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { describeError } from './describe-error.ts';
import { isProofRequired } from '../proof/proof.ts';
import { rightsMessages as m } from '../rights/rights.messages.ts';

type RefusalProps = {
  readonly error: unknown;
  /** The text when neither the portal nor the server knows more. A proxy may have lost the answer to a change that was made. */
  readonly failed?: Message | undefined;
  /** What failed, shown above the reason. */
  readonly failureTitle?: Message | undefined;
};

/** A failed write, shown where it was requested. Field errors are shown at their fields instead. */
export function Refusal({ error, failed, failureTitle }: RefusalProps) {
  const intl = useIntl();
  // A declined password confirmation needs no message.
  if (!error || isOfFields(error) || isProofRequired(error)) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <Callout tone="danger" role="alert" title={failureTitle && intl.formatMessage(failureTitle)}>
      {code === 'not_allowed'
        ? intl.formatMessage(m.notAllowed)
        : code === 'not_allowed_while_impersonating'
          ? intl.formatMessage(m.operator)
          : describeError(intl, error, failed)}
    </Callout>
  );
}

/** For the `submit` of a form that shows a `Refusal`: rejects only with field errors. */
export async function onlyFieldErrors(sending: Promise<unknown>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (isOfFields(error)) throw error;
    if (!(error instanceof ApiError)) console.error(error);
  }
}

function isOfFields(error: unknown): boolean {
  return error instanceof ApiError && error.errors.length > 0;
}
