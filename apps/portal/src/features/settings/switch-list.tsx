import type { ReactNode } from 'react';
import { ApiError } from '@portico/api-client/api-error';
import type { ApiErrorCode } from '@portico/api-client/api-error';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl, useLocale } from '@portico/i18n/react';
import { Stack } from '@portico/ui/stack';
import { Switch } from '@portico/ui/switch';
import { describeError } from '../../operations/failures/describe-error.ts';
import type { SwitchFailure, useSavedSwitches } from './use-saved-switches.ts';

export type SwitchText<Name extends string> = {
  readonly name: Name;
  readonly label: Message;
  readonly hint: Message;
  readonly note?: ReactNode;
  /** Something else must be done first; the switch can still be turned off. */
  readonly cannotBeOn?: boolean;
};

type SwitchListProps<Name extends string> = {
  readonly switches: readonly SwitchText<Name>[];
  readonly state: ReturnType<typeof useSavedSwitches<Name>>;
  readonly readOnly: boolean;
  /** The failure text when the server has none. */
  readonly failed: Message;
};

const lostAnswers: ReadonlySet<ApiErrorCode> = new Set(['network', 'unexpected_answer']);

export function SwitchList<Name extends string>({ switches, state, readOnly, failed }: SwitchListProps<Name>) {
  const intl = useIntl();
  const pageLocale = useLocale();

  function errorText(failure: SwitchFailure | undefined): string | undefined {
    if (failure === undefined) return undefined;
    const { error, locale } = failure;
    // The server, or a proxy before it, may have lost the answer to a change that was saved: that has the portal’s own sentence.
    if (error instanceof ApiError && lostAnswers.has(error.code)) return describeError(intl, error);
    // The API has no message for a field error, and had none for a language chosen since.
    if (locale !== pageLocale || (error instanceof ApiError && error.errors.length > 0)) return intl.formatMessage(failed);
    return describeError(intl, error, failed);
  }

  return (
    <Stack gap={5}>
      {switches.map(({ name, label, hint, note, cannotBeOn = false }) => (
        <Switch
          key={name}
          name={name}
          label={intl.formatMessage(label)}
          description={
            <>
              {intl.formatMessage(hint)} {note}
            </>
          }
          error={errorText(state.failureOf(name))}
          checked={state.isOn(name)}
          disabled={readOnly || (cannotBeOn && !state.isOn(name))}
          aria-busy={state.isSaving(name) || undefined}
          onChange={(event) => state.change(name, event.target.checked)}
        />
      ))}
    </Stack>
  );
}
