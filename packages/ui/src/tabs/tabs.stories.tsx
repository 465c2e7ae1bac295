import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
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

const guide: ComponentGuide = {
  use: 'Views of one object, one at a time. The application keeps the open tab, because it belongs in the URL.',
  avoid: ['TabNav, if each view is a separate page.', 'Disclosure, for details that can be open together.', 'Steps, for ordered views.'],
  alsoCalled: ['tab panel', 'tab bar'],
  keyboard: [
    ['Tab', 'Reaches the open tab, then its content: the row is one stop'],
    ['←, →', 'Moves to the previous or next tab without opening it'],
    ['Home, End', 'Moves to the first or last tab'],
    ['Enter, Space', 'Opens the tab'],
  ],
  code: `import { Tabs } from '@portico/ui/tabs';
import { useState } from 'react';

type View = 'overview' | 'network';

export function ServerViews() {
  const [view, setView] = useState<View>('overview');
  return (
    <Tabs<View>
      label="Server"
      value={view}
      onValueChange={setView}
      items={[
        { value: 'overview', label: 'Overview', content: 'Traffic and access' },
        { value: 'network', label: 'Network', content: 'Addresses' },
      ]}
    />
  );
}
`,
};

const meta = {
  component: Tabs<string>,
  parameters: { guide },
  render: (args) => <KeepingTabs {...args} />,
  args: {
    label: 'Service',
    items: [
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
    items: [
      { value: 'overview', label: 'Обзор', content: 'Трафик и доступ' },
      { value: 'network', label: 'Сетевые адреса и обратные записи', content: 'Адреса' },
      { value: 'reinstall', label: 'Переустановка операционной системы', content: 'Переустановка' },
      { value: 'cancellation', label: 'Отказ от услуги', content: 'Отказ' },
    ],
  },
};
