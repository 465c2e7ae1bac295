import { metadataOf } from '@portico/api-client/result-metadata';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Composer } from '@portico/ui/composer';
import { ticketDescriptionMaxLength } from '@portico/contract/limits';
import { replyTicketSchema } from '@portico/validation/ticket';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { useForm } from '../../../forms/use-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import { useUser } from '../../../operations/use-user.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import { readDraft } from '../drafts.ts';
import { supportMessages as m } from '../support.messages.ts';
import { useDraft } from '../use-draft.ts';

/** Holds its own draft, so that an incoming reply does not change it. */
export function AnswerForm({ ticketId }: { readonly ticketId: number }) {
  const userId = useUser()?.id;
  return userId === undefined ? null : <Answer key={userId} userId={userId} ticketId={ticketId} />;
}

function Answer({ userId, ticketId }: { readonly userId: number; readonly ticketId: number }) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('replyTicket');
  const offersFiles = useOffered('uploadFile');
  const name = `answer-${ticketId}` as const;
  const attachments = useAttachments(readDraft(localStorage, userId, name)['attachments']);
  const replying = useOperation('replyTicket', {
    onSuccess: (answer) => {
      if (metadataOf(answer).isReplayed) notify.info(formatMessage(m.replyAlreadySent));
    },
  });
  const form = useForm({
    schema: replyTicketSchema,
    initial: () => ({ description: readDraft(localStorage, userId, name)['description'] ?? '' }),
    submit: async (body, sent) => {
      let sentIds: readonly string[] = [];
      const isSent = await attachments.sendWith((ids) => {
        sentIds = ids;
        return replying.send({ query: { id: ticketId }, body: { ...body, attachments: ids } });
      });
      if (!isSent) return;
      attachments.clear(sentIds);
      removeDraft();
      // What was typed or added while sending stays for the next reply.
      form.reset(({ description: text }) => ({
        description: text.startsWith(sent.description) ? text.slice(sent.description.length).trimStart() : text,
      }));
    },
    failed: m.answerFailed,
  });
  const { description } = form.values;
  const label = formatMessage(m.answer);
  const field = form.field('description', label, { required: m.replyMissing });
  const removeDraft = useDraft({
    userId,
    name,
    draft: { description, attachments: attachments.kept },
    stores: true,
    follows: !form.busy && attachments.isKept,
    restore: (stored) => {
      form.reset({ description: stored['description'] ?? '' });
      attachments.restore(stored['attachments']);
    },
  });

  return (
    <Card>
      <Composer
        {...form.props}
        label={label}
        name={field.name}
        value={field.value}
        onValueChange={field.onValueChange}
        onBlur={field.onBlur}
        error={field.error}
        counter={formatMessage(m.counter, { used: description.trim().length, max: ticketDescriptionMaxLength })}
        attachments={offersFiles ? <AttachmentsField attachments={attachments} disabled={denied !== undefined} /> : null}
        footer={formatMessage(m.draftKept)}
        sendLabel={formatMessage(m.sendAnswer)}
        sendKeys={formatMessage(m.sendKeys, { keys: isApple() ? '⌘+Enter' : 'Ctrl+Enter' })}
        busy={form.busy}
        disabledReason={denied}
      />
    </Card>
  );
}

function isApple(): boolean {
  return /^(?:Mac|iP)/u.test(navigator.platform);
}
