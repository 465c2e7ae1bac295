import { ApiError } from '@portico/api-client/api-error';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { describeError } from './describe-error.ts';
import { isProofRequired } from '../proof/proof.ts';
import { rightsMessages as m } from '../rights/rights.messages.ts';

type RefusalProps = {
  readonly error: unknown;
  /** What is said where neither we nor the server know better. */
  readonly failed?: Message | undefined;
  /** What failed, above the reason. */
  readonly failureTitle?: Message | undefined;
};

/** A failed write, said where it was asked for. What belongs to a field is said there, and not here. */
export function Refusal({ error, failed, failureTitle }: RefusalProps) {
  const intl = useIntl();
  // Whoever would not confirm the password knows that nothing happened.
  if (!error || isOfFields(error) || isProofRequired(error)) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <Callout tone="bad" role="alert" title={failureTitle && intl.formatMessage(failureTitle)}>
      {code === 'not_allowed'
        ? intl.formatMessage(m.notAllowed)
        : code === 'not_allowed_while_impersonating'
          ? intl.formatMessage(m.operator)
          : describeError(intl, error, failed)}
    </Callout>
  );
}

/** For the `submit` of a form that shows a `Refusal`: only what belongs to a field goes on to the form. */
export async function isShownInline(sending: Promise<unknown>): Promise<void> {
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
