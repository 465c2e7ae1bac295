import type { Meta, StoryObj } from '@storybook/react-vite';
import { Server } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { EmptyState } from './empty-state.tsx';

const guide: ComponentGuide = {
  use: 'A list or page without content or matches: what belongs here and the next step.',
  avoid: [
    'ErrorState, if the content failed to load: "No services" would be wrong.',
    'Skeleton, while content is loading.',
    'Table with its `empty` prop, to keep the column headers above it.',
  ],
  alsoCalled: ['blank slate', 'zero state', 'no data'],
  keyboard: [['Tab', 'Reaches its action']],
  code: `import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';

export function NoServices() {
  return (
    <EmptyState
      title="No services yet"
      action={
        <Button variant="primary" render={<a href="/order" />}>
          Order new service
        </Button>
      }
    >
      Servers you order appear here once they’re paid for.
    </EmptyState>
  );
}
`,
};

const meta = { component: EmptyState, parameters: { guide } } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    icon: <Server />,
    title: 'No services yet',
    children: 'Servers you order appear here once they’re paid for.',
    action: <Button>Order new service</Button>,
  },
};
export const NothingFound: Story = { args: { title: 'Nothing matches “edge-”', action: <Button>Clear search</Button> } };
export const LongRussian: Story = {
  args: {
    icon: <Server />,
    title: 'У вас пока нет ни одной подключённой услуги',
    children: 'Заказанный сервер появится здесь сразу после оплаты счёта; подготовка обычно занимает несколько минут.',
    action: <Button>Заказать новую услугу</Button>,
  },
};
