import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs, type TabsProps } from './tabs.tsx';

function KeepingTabs(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  component: Tabs<string>,
  render: (args) => <KeepingTabs {...args} />,
  args: {
    label: 'Service',
    tabs: [
      { value: 'overview', label: 'Overview', content: 'Traffic and access' },
      { value: 'network', label: 'Network', content: 'Addresses' },
      { value: 'console', label: 'Console', content: 'Screen' },
    ],
    value: 'overview',
    onValueChange: () => undefined,
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const LongRussian: Story = {
  args: {
    label: 'Разделы услуги',
    tabs: [
      { value: 'overview', label: 'Обзор', content: 'Трафик и доступ' },
      { value: 'network', label: 'Сетевые адреса и обратные записи', content: 'Адреса' },
      { value: 'reinstall', label: 'Переустановка операционной системы', content: 'Переустановка' },
      { value: 'cancellation', label: 'Отказ от услуги', content: 'Отказ' },
    ],
  },
};
