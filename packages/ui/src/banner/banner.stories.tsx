import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Banner } from './banner.tsx';

const guide: ComponentGuide = {
  use: 'A condition that affects the whole portal, edge to edge above the page: offline, sandbox mode, acting as a client.',
  avoid: [
    'Callout, for a message about one page or form.',
    'Toaster, for something that just happened and needs no action.',
    'ErrorState, if part of the page failed to load.',
  ],
  alsoCalled: ['announcement', 'alert bar', 'notification'],
  keyboard: [['Tab', 'Reaches its action, if it has one, before the page']],
  code: `import { Banner } from '@portico/ui/banner';
import { Button } from '@portico/ui/button';

export function ActingAs({ client, onLeave }: { client: string; onLeave: () => void }) {
  return (
    <Banner
      label="Session"
      tone="warning"
      action={<Button onClick={onLeave}>Leave</Button>}
    >
      You act as {client}. Everything that you do is recorded.
    </Banner>
  );
}
`,
};

const meta = { component: Banner, parameters: { guide } } satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ActingAsClient: Story = {
  args: { label: 'Session', tone: 'warning', children: 'You’re acting as Alexandra from Acme.', action: <Button>Leave</Button> },
};
export const Offline: Story = { args: { label: 'Connection', tone: 'danger', children: 'You’re offline. This page may be out of date.' } };
export const Sandbox: Story = { args: { label: 'Sandbox', tone: 'info', children: 'Payments are simulated here.' } };
export const LongRussian: Story = {
  args: {
    label: 'Сеанс',
    tone: 'warning',
    children: 'Вы просматриваете портал от имени клиента Александры Константинопольской; все действия записываются в журнал.',
    action: <Button>Завершить сеанс и вернуться</Button>,
  },
};
