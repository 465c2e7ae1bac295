import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Disclosure } from './disclosure.tsx';

const guide: ComponentGuide = {
  use: 'A row that expands to show details: an item in the cart, a question and its answer.',
  avoid: [
    'Tabs, for views of equal weight, one of them always open.',
    'Dialog, for details that need input.',
    'Plain text, if there is room: collapsed text is rarely read.',
  ],
  alsoCalled: ['accordion', 'collapse', 'expander', 'details'],
  keyboard: [
    ['Enter, Space', 'Opens or closes the row'],
    ['Tab', 'Reaches the row, then its actions, then the open content'],
  ],
  code: `import { Disclosure } from '@portico/ui/disclosure';

export function Question() {
  return (
    <Disclosure title="When does a server renew?" description="Billing">
      <p>A day before its period ends, from the balance.</p>
    </Disclosure>
  );
}
`,
};

const meta = { component: Disclosure, parameters: { guide } } satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: {
    title: 'Dedicated EPYC 7443P',
    description: 'Amsterdam · annually',
    end: (
      <>
        €1,788.00
        <Button>Remove</Button>
      </>
    ),
    children: <p>Debian 13, RAID 1</p>,
  },
};
export const Open: Story = { args: { ...Closed.args, defaultOpen: true } };
export const LongRussian: Story = {
  args: {
    title: 'Выделенный сервер с удвоенным объёмом оперативной памяти и резервным питанием',
    description: 'Франкфурт-на-Майне · раз в полугодие',
    end: <Button>Удалить из корзины</Button>,
    children: <p>Операционная система устанавливается автоматически в течение нескольких минут после оплаты.</p>,
    defaultOpen: true,
  },
};
