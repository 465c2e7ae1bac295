import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { DateTime } from '@portico/ui/date-time';
import { DescriptionList } from '@portico/ui/description-list';
import { Grid } from '@portico/ui/grid';
import { Link } from '@portico/ui/link';
import { MessageThread, type ThreadEvent, type ThreadMessage } from '@portico/ui/message-thread';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Status, type StatusTone } from '@portico/ui/status';
import { useState, type ReactElement } from 'react';
import { linkTo } from '../frame/link-to.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { sampleImage } from '../frame/sample-image.ts';
import { moment } from '../frame/wording.ts';
import { MessageImages } from './message-images.tsx';
import { TicketAnswer } from './ticket-answer.tsx';
import styles from './pages.module.css';

const at = (value: string) => <DateTime value={value} format={moment} />;

const firstItems: readonly (ThreadMessage | ThreadEvent)[] = [
  { id: 'opened', event: 'Ticket opened', time: at('2026-11-20T09:12:00Z') },
  {
    id: '1',
    side: 'own',
    author: 'Alexandra Weber',
    time: at('2026-11-20T09:12:00Z'),
    text: 'Some servers refuse our mail. Which name does 203.0.113.25 resolve to?',
    attachments: <MessageImages images={[{ id: 'bounce', ...sampleImage }]} />,
  },
  {
    id: '2',
    side: 'other',
    author: 'Jonas',
    role: 'Support',
    time: at('2026-11-20T10:02:00Z'),
    text: 'It had no name yet. We set it to mail.acme.dev. Other servers see it within an hour.',
  },
];

const statuses = {
  answered: ['info', 'Answered'],
  replied: ['warning', 'You replied'],
  closed: ['neutral', 'Closed'],
} as const satisfies Readonly<Record<string, readonly [StatusTone, string]>>;

/** Sent files by their local URLs, until the server has its own. */
function imagesOf(id: string, files: readonly File[]): ReactElement {
  const images = files.map((file, index) => ({
    id: `${id}-${index}`,
    name: file.name,
    url: URL.createObjectURL(file),
    width: sampleImage.width,
    height: sampleImage.height,
  }));
  return <MessageImages images={images} />;
}

/** What the ticket is about, the conversation, and the answer below it. */
export function TicketPage(): ReactElement {
  const [items, setItems] = useState(firstItems);
  const [status, setStatus] = useState<keyof typeof statuses>('answered');
  const [closing, setClosing] = useState(false);
  const isOpen = status !== 'closed';
  const [tone, word] = statuses[status];

  function send(text: string, files: readonly File[]): void {
    const id = String(items.length);
    const attachments = files.length > 0 ? imagesOf(id, files) : undefined;
    setItems([...items, { id, side: 'own', author: 'Alexandra Weber', time: at('2026-11-20T10:07:00Z'), text, attachments }]);
    setStatus('replied');
  }

  function close(): void {
    setClosing(false);
    setItems([...items, { id: 'closed', event: 'Alexandra Weber closed the ticket', time: at('2026-11-20T10:09:00Z') }]);
    setStatus('closed');
  }

  return (
    <PortalFrame current="tickets">
      <Stack gap={5}>
        <PageHeader
          title="Mail is refused"
          breadcrumbs={<Breadcrumbs label="Breadcrumbs" items={[{ label: 'Tickets', render: linkTo('tickets') }]} />}
          description={<Status tone={tone}>{word}</Status>}
          actions={
            isOpen ? (
              <Button aria-haspopup="dialog" onClick={() => setClosing(true)}>
                Close ticket
              </Button>
            ) : null
          }
        />
        <Grid layout="with-aside">
          <Stack gap={4}>
            <Card>
              <MessageThread label="Messages of this ticket" items={items} />
            </Card>
            {isOpen ? (
              <TicketAnswer onSend={send} />
            ) : (
              <Callout tone="info">This ticket is closed for good. If you need more help, create a new one.</Callout>
            )}
          </Stack>
          <Card>
            <DescriptionList
              items={[
                { id: 'number', term: 'Number', value: '512' },
                { id: 'department', term: 'Department', value: 'Technical support' },
                {
                  id: 'service',
                  term: 'Service',
                  value: (
                    <Link render={linkTo('services')} className={styles.mono}>
                      mail.acme.dev
                    </Link>
                  ),
                },
                { id: 'opened', term: 'Opened', value: moment('2026-11-20T09:12:00Z') },
                { id: 'updated', term: 'Last update', value: moment('2026-11-20T10:02:00Z') },
              ]}
            />
          </Card>
        </Grid>
        <ConfirmDialog
          open={closing}
          onOpenChange={setClosing}
          title="Close ticket 512?"
          confirmLabel="Close ticket"
          cancelLabel="Keep it open"
          onConfirm={close}
        >
          “Mail is refused” will be closed for good: nobody can reply to it or reopen it. You can still read it.
        </ConfirmDialog>
      </Stack>
    </PortalFrame>
  );
}
