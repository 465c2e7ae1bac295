import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Composer } from '@portico/ui/composer';
import { DateTime } from '@portico/ui/date-time';
import { DescriptionList } from '@portico/ui/description-list';
import { Grid } from '@portico/ui/grid';
import { MessageThread, type ThreadMessage } from '@portico/ui/message-thread';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { useState, type FormEvent, type ReactElement } from 'react';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { moment } from '../frame/wording.ts';

const at = (value: string) => <DateTime value={value} format={moment} />;

const firstMessages: readonly ThreadMessage[] = [
  {
    id: '1',
    side: 'own',
    author: 'Alexandra Weber',
    time: at('2026-11-20T09:12:00Z'),
    text: 'Some servers refuse our mail. Which name does 203.0.113.25 resolve to?',
  },
  {
    id: '2',
    side: 'other',
    author: 'Support',
    role: 'Provider',
    time: at('2026-11-20T10:02:00Z'),
    text: 'It had no name yet. We set it to mail.acme.dev. Other servers see it within an hour.',
  },
];

/** What the ticket is about, the conversation, and the answer below it. */
export function TicketPage(): ReactElement {
  const [messages, setMessages] = useState(firstMessages);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') {
      setError('Write an answer');
      return;
    }
    const id = String(messages.length + 1);
    setMessages([...messages, { id, side: 'own', author: 'Alexandra Weber', time: at('2026-11-20T10:07:00Z'), text }]);
    setText('');
  }

  return (
    <PortalFrame current="tickets">
      <Stack gap={5}>
        <PageHeader
          title="Mail is refused"
          breadcrumbs={<Breadcrumbs label="Breadcrumbs" items={[{ label: 'Tickets', render: <a href="#tickets" /> }]} />}
          description={<Status tone="info">Answered</Status>}
          actions={<Button>Close ticket</Button>}
        />
        <Grid layout="with-aside">
          <Stack gap={5}>
            <MessageThread label="Messages of this ticket" items={messages} />
            <Composer
              label="Your answer"
              value={text}
              onValueChange={(value) => {
                setError(undefined);
                setText(value);
              }}
              error={error}
              footer="We usually answer within an hour."
              sendLabel="Send answer"
              onSubmit={send}
            />
          </Stack>
          <Card title="Ticket">
            <DescriptionList
              items={[
                { id: 'number', term: 'Number', value: '512', mono: true },
                { id: 'service', term: 'Service', value: 'mail.acme.dev', mono: true },
                { id: 'opened', term: 'Opened', value: moment('2026-11-20T09:12:00Z') },
              ]}
            />
          </Card>
        </Grid>
      </Stack>
    </PortalFrame>
  );
}
