import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { RecoveryCodes } from '@portico/ui/recovery-codes';
import { Stack } from '@portico/ui/stack';
import { useLeaveQuestion } from '../../../forms/use-leave-question.ts';
import { configuration } from '../../../platform/configuration.ts';
import { useUser } from '../../../operations/use-user.ts';
import { twoFactorMessages as m } from './two-factor.messages.ts';

const leaveWords = { title: m.leaveTitle, text: m.leaveText, leave: m.leave, stay: m.stay };

/** The codes are shown once and disappear with the page, which asks before it is left. */
export function NewRecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const { formatMessage } = useIntl();
  useLeaveQuestion(true, { words: leaveWords });
  const email = useUser()?.email ?? '';
  return (
    <Stack gap={5}>
      <Callout tone="warning" role="status" title={formatMessage(m.codesTitle)}>
        {formatMessage(m.codesText)}
      </Callout>
      <RecoveryCodes
        codes={codes}
        title={formatMessage(m.file, { email, brand: configuration.brand })}
        downloadLabel={formatMessage(m.download)}
        printLabel={formatMessage(m.print)}
        copyLabel={formatMessage(m.copyCodes)}
        copiedLabel={formatMessage(m.copied)}
        copyFailedLabel={formatMessage(m.copyFailed)}
        actions={
          <Button variant="primary" onClick={onKept}>
            {formatMessage(m.kept)}
          </Button>
        }
      />
    </Stack>
  );
}
