import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { DateTime } from '../date-time/date-time.tsx';
import { MessageThread, type ThreadMessage } from './message-thread.tsx';

const guide: ComponentGuide = {
  use: 'Messages between two sides: a ticket, a conversation with support.',
  avoid: ['Timeline, for events rather than messages.', 'Table, if people look for one of many.'],
  alsoCalled: ['chat', 'conversation', 'comments'],
  keyboard: [],
  code: `import { DateTime } from '@portico/ui/date-time';
import { MessageThread } from '@portico/ui/message-thread';

const format = (value: string) => new Date(value).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

export function Conversation() {
  return (
    <MessageThread
      label="Messages of ticket 512"
      items={[
        { id: '1', side: 'own', author: 'Mira Novak', text: 'Which name does 203.0.113.25 resolve to?', time: <DateTime value="2026-11-20T09:12:00Z" format={format} /> },
        { id: '2', side: 'other', author: 'Support', role: 'Provider', text: 'It had no name yet.', time: <DateTime value="2026-11-20T10:02:00Z" format={format} /> },
      ]}
    />
  );
}
`,
};

const at = (value: string) => (
  <DateTime
    value={value}
    format={(time) => new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })}
  />
);

const messages: readonly ThreadMessage[] = [
  {
    id: '1',
    side: 'own',
    author: 'Mira Novak',
    time: at('2026-11-20T09:12:00Z'),
    text: `Some servers refuse our mail.

Which name does 203.0.113.25 resolve to?`,
  },
  {
    id: '2',
    side: 'other',
    author: 'Support',
    role: 'Provider',
    time: at('2026-11-20T10:02:00Z'),
    text: `It had no name yet. We set it to mail.acme.dev:

  25.113.0.203.in-addr.arpa.  PTR  mail.acme.dev.`,
  },
  { id: '3', side: 'own', author: 'Mira Novak', time: at('2026-11-20T10:07:00Z'), text: 'Thank you, that was quick.' },
];

const meta = { component: MessageThread, parameters: { guide }, args: { label: 'Messages of ticket 512', items: messages } } satisfies Meta<
  typeof MessageThread
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Conversation: Story = {};
export const OneMessage: Story = { args: { items: messages.slice(0, 1) } };
export const WithEarlierOnes: Story = { args: { start: <Button size="sm">Show earlier messages</Button> } };
export const WithAttachments: Story = {
  args: { items: messages.slice(0, 1).map((message) => ({ ...message, attachments: <Button size="sm">headers.png</Button> })) },
};
export const Formatted: Story = {
  args: {
    items: [
      { id: 'opened', event: 'Ticket opened', time: at('2026-11-20T09:12:00Z') },
      {
        id: '1',
        side: 'other',
        author: 'Support',
        role: 'Provider',
        time: at('2026-11-20T10:02:00Z'),
        text: [
          'Run `ip -6 address`. It should say:',
          '```',
          'inet6 2001:db8::7/64',
          '  scope global',
          '```',
          'See https://example.com/guide.',
        ].join('\n'),
      },
      { id: 'closed', event: 'Ticket closed', time: at('2026-11-21T10:02:00Z') },
    ],
  },
};
/** Makes the following text run from right to left. */
const turned = '\u202E';

export const HostileText: Story = {
  args: {
    items: [
      {
        id: '1',
        side: 'own',
        author: `${turned}avor Novak`,
        time: at('2026-11-20T09:12:00Z'),
        text: `<script>alert(1)</script> https://example.com/?q="><img src=x onerror=alert(1)>\n${turned}txet siht\n${'x'.repeat(200)}`,
      },
    ],
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Сообщения тикета 512',
    start: <Button size="sm">Показать более ранние сообщения</Button>,
    items: [
      {
        id: '1',
        side: 'own',
        author: 'Александра Константинопольская',
        time: '20 ноября 2026 г., 12:12',
        text: 'После переноса сервера в другую стойку часть почтовых систем отклоняет наши письма, ссылаясь на отсутствие обратной записи DNS.',
      },
      {
        id: '2',
        side: 'other',
        author: 'Дежурная инженерная служба дата-центра',
        role: 'Служба поддержки',
        time: '20 ноября 2026 г., 13:02',
        text: 'Мы добавили запись для очень-длинное-имя-сервера-для-проверки-вёрстки.пример.рф; изменения вступят в силу в течение часа.',
      },
    ],
  },
};
