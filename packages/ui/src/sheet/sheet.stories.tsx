import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

function KeepingSheet({ open, ...rest }: SheetProps) {
  const [kept, setKept] = useState(open);
  return (
    <>
      <Button onClick={() => setKept(true)}>Filters</Button>
      <Sheet {...rest} open={kept} onOpenChange={setKept} />
    </>
  );
}

const guide: ComponentGuide = {
  use: 'A full-height side panel with more of the page’s content: filters, details of a row, a cart.',
  avoid: [
    'Dialog, for a short task.',
    'Popover, for a few lines next to their button.',
    'A separate page, for content that people share as a link.',
  ],
  alsoCalled: ['drawer', 'side panel', 'slide-over', 'flyout'],
  anatomy: [
    ['Backdrop', 'Dims the page'],
    ['Title and close button', 'At the top, always in view'],
    ['Content', 'Scrolls by itself'],
    ['Footer', 'The action that applies the content'],
  ],
  keyboard: [
    ['Tab', 'Moves within the sheet'],
    ['Escape', 'Closes it and returns focus'],
  ],
  code: `import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { Sheet } from '@portico/ui/sheet';
import { useState } from 'react';

export function Filters({ matching }: { matching: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        closeLabel="Close"
        footer={
          <Button onClick={() => setOpen(false)}>Show {matching} services</Button>
        }
      >
        <Checkbox label="Active" defaultChecked />
        <Checkbox label="Suspended" />
      </Sheet>
    </>
  );
}
`,
};

const meta = {
  component: Sheet,
  parameters: { guide, docs: { story: { inline: false, height: '30rem' } } },
  render: (args) => <KeepingSheet {...args} />,
  args: { open: true, onOpenChange: () => undefined, title: 'Filters', closeLabel: 'Close', children: 'Status, country, plan' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const AtTheEnd: Story = { args: { footer: <Button>Show 12 services</Button> } };
export const AtTheStart: Story = { args: { side: 'inline-start' } };
export const LongRussian: Story = {
  args: {
    title: 'Отбор услуг по состоянию, стране размещения и тарифному плану',
    description: 'Отбор сохраняется в адресе страницы, поэтому ссылку можно отправить коллеге.',
    closeLabel: 'Закрыть панель отбора',
    footer: <Button>Показать подходящие услуги</Button>,
  },
};
