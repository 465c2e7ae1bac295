import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = { component: Disclosure } satisfies Meta<typeof Disclosure>;
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
