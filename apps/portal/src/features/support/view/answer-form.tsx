import { useEffect } from 'react';
import { useAtomValue } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { ticketDescriptionMaxLength } from '@portico/validation/limits';
import { replyTicketSchema } from '@portico/validation/ticket';
import { useDenied } from '../../../calls/use-denied.ts';
import { useOperation } from '../../../calls/use-operation.ts';
import { TextareaField } from '../../../forms/textarea-field.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { session } from '../../../platform/store.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { supportMessages as m } from '../support.messages.ts';
import styles from '../support.module.css';

/** What is typed here is its own: an answer that arrives meanwhile leaves it alone. */
export function AnswerForm({ ticketId }: { readonly ticketId: number }) {
  const userId = useAtomValue(session.userAtom)?.id;
  return userId === undefined ? null : <Composer key={userId} userId={userId} ticketId={ticketId} />;
}

function Composer({ userId, ticketId }: { readonly userId: number; readonly ticketId: number }) {
  const { formatMessage } = useIntl();
  const denied = useDenied('replyTicket');
  const name = `answer-${ticketId}` as const;
  const attachments = useAttachments(readDraft(localStorage, userId, name)['attachments']);
  const replying = useOperation('replyTicket');
  const form = useForm({
    schema: replyTicketSchema,
    initial: () => ({ description: readDraft(localStorage, userId, name)['description'] ?? '' }),
    submit: async (body) => {
      const isSent = await attachments.sendWith((ids) => replying.send({ query: { id: ticketId }, body: { ...body, attachments: ids } }));
      if (!isSent) return;
      attachments.clear();
      keepDraft(localStorage, userId, name, {});
      form.reset({ description: '' });
    },
    failed: m.answerFailed,
  });
  const { description } = form.values;
  useEffect(
    () => keepDraft(localStorage, userId, name, { description, attachments: attachments.kept }),
    [userId, name, description, attachments.kept],
  );

  return (
    <Card>
      <form {...form.props}>
        <Stack gap={4}>
          <TextareaField
            field={form.field('description', formatMessage(m.answer))}
            label={formatMessage(m.answer)}
            counter={formatMessage(m.counter, { used: description.trim().length, max: ticketDescriptionMaxLength })}
            rows={4}
          />
          <AttachmentsField attachments={attachments} disabled={denied !== undefined} />
          <div className={styles.actions}>
            <p className={styles.quiet}>{formatMessage(m.draftKept)}</p>
            <Button type="submit" variant="primary" busy={form.busy} disabledReason={denied}>
              {formatMessage(m.sendAnswer)}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
