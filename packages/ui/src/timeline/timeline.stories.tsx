import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CreditCard, MessageSquare, Power, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { DateTime } from '../date-time/date-time.tsx';
import { Timeline, type TimelineEvent } from './timeline.tsx';

const guide: ComponentGuide = {
  use: 'The events of an object in order: the history of a service or a ticket.',
  avoid: ['Table, if people compare or search.', 'Steps, for steps that are still ahead.', 'DescriptionList, for the current state.'],
  alsoCalled: ['activity log', 'history', 'feed'],
  keyboard: [],
  code: `import { DateTime } from '@portico/ui/date-time';
import { Timeline } from '@portico/ui/timeline';

const format = (value: string) => new Date(value).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

export function ServiceHistory() {
  return (
    <Timeline
      label="History of edge-fra-01.acme.dev"
      items={[
        { id: '2', tone: 'success', title: 'Restarted', time: <DateTime value="2026-11-20T09:12:00Z" format={format} /> },
        { id: '1', title: 'Ordered', time: <DateTime value="2026-11-04T17:40:00Z" format={format} /> },
      ]}
    />
  );
}
`,
};

function at(value: string) {
  return (
    <DateTime
      value={value}
      format={(time) => new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })}
    />
  );
}

const events: readonly TimelineEvent[] = [
  {
    id: '5',
    tone: 'success',
    icon: <RotateCw />,
    title: 'Restarted',
    time: at('2026-11-20T09:12:00Z'),
    description: 'By alexandra@acme.dev, in 41 seconds',
  },
  {
    id: '4',
    tone: 'danger',
    icon: <TriangleAlert />,
    title: 'Stopped responding',
    time: at('2026-11-20T08:58:00Z'),
    description: 'Neither SSH nor the console responded for ten minutes.',
  },
  { id: '3', tone: 'warning', icon: <CreditCard />, title: 'Renewal unpaid', time: at('2026-11-11T00:00:00Z') },
  { id: '2', tone: 'info', icon: <Power />, title: 'Started', time: at('2026-11-04T17:46:00Z') },
  { id: '1', icon: <Check />, title: 'Ordered', time: at('2026-11-04T17:40:00Z') },
];

const meta = {
  component: Timeline,
  parameters: { guide },
  args: { label: 'History of edge-fra-01.acme.dev', items: events },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {};
export const WithDots: Story = { args: { items: events.map((event) => ({ ...event, icon: undefined })) } };
export const OneEvent: Story = { args: { items: events.slice(4) } };
export const MoreToCome: Story = { args: { items: events.slice(0, 3), end: <Button size="sm">Show older</Button> } };
export const LoadingOlder: Story = { args: { items: events.slice(0, 3), busy: true } };
export const Complete: Story = { args: { end: 'No earlier activity' } };
export const LongRussian: Story = {
  args: {
    label: 'История обращения',
    items: [
      {
        id: '2',
        tone: 'info',
        icon: <MessageSquare />,
        title: 'Ответила дежурная инженерная служба дата-центра во Франкфурте-на-Майне',
        time: '20 ноября 2026 г., 12:12',
        description:
          'Мы заменили неисправный накопитель в массиве RAID 10; синхронизация займёт около шести часов, всё это время сервер продолжает работать.',
      },
      { id: '1', tone: 'warning', title: 'Обращение передано во вторую линию поддержки', time: '20 ноября 2026 г., 11:40' },
      {
        id: '0',
        title: 'Открыто',
        time: '20 ноября 2026 г., 11:05',
        description: 'очень-длинное-имя-сервера-для-проверки-вёрстки.пример.рф',
      },
    ],
  },
};
