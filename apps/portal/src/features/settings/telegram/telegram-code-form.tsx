import type { ReactNode } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { PinInput } from '@portico/ui/pin-input';
import { Stack } from '@portico/ui/stack';
import { telegramCodeSchema } from '@portico/validation/verify-account';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { codeInput } from '../../../forms/code-input.ts';
import { useForm } from '../../../forms/use-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import { telegramMessages as m } from './telegram.messages.ts';

/** The code that the bot sent. A pending code is still asked for after the page is reopened. */
export function TelegramCodeForm({ telegramId }: { readonly telegramId: string }) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('completeTelegramLink');
  const completing = useOperation('completeTelegramLink');
  const form = useForm({
    schema: telegramCodeSchema,
    initial: { token: '' },
    submit: (body) => completing.send({ body }),
    refusedAt: { verification_code_invalid: 'token', verification_code_expired: 'token' },
    failed: m.linkFailed,
  });
  const token = form.field('token', formatMessage(m.code));
  const requesting = useOperation('requestTelegramLink', {
    onSuccess: () => notify.info(formatMessage(m.sent)),
    failed: m.sendFailed,
  });
  return (
    <form {...form.props}>
      <Stack gap={5}>
        <p>{formatMessage(m.pending, { id: telegramId, b: (text: ReactNode[]) => <b key="id">{text}</b> })}</p>
        <Field label={formatMessage(m.code)} error={token.error}>
          <PinInput {...codeInput(token)} />
        </Field>
        <Stack direction="row" gap={2}>
          <Button type="submit" busy={form.busy} disabledReason={denied}>
            {formatMessage(m.link)}
          </Button>
          <Button variant="quiet" busy={requesting.busy} disabledReason={denied} onClick={() => void requesting.run({})}>
            {formatMessage(m.again)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
