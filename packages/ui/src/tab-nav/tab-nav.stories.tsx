import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { TabNav } from './tab-nav.tsx';

const guide: ComponentGuide = {
  use: 'Pages of one object, each with its own URL: account settings, the pages of a server. Links that look like tabs.',
  avoid: ['Tabs, for views that share a URL.', 'Sidebar, for the pages of the whole site.', 'Breadcrumbs, for the parent pages.'],
  alsoCalled: ['navigation tabs', 'sub navigation'],
  keyboard: [
    ['Tab', 'Moves to the next link; each link is a separate stop'],
    ['Enter', 'Opens the page'],
  ],
  code: `import { TabNav } from '@portico/ui/tab-nav';

export function SettingsPages() {
  return (
    <TabNav
      label="Settings"
      items={[
        { id: 'client', label: 'Client', link: <a href="/settings/client" aria-current="page" /> },
        { id: 'payment', label: 'Payment', link: <a href="/settings/payment" /> },
      ]}
    />
  );
}
`,
};

const meta = {
  component: TabNav,
  parameters: { guide },
  args: {
    label: 'Settings',
    items: [
      { id: 'client', label: 'Client', link: <a href="#/settings/client" aria-current="page" /> },
      { id: 'payment', label: 'Payment', link: <a href="#/settings/payment" /> },
      { id: 'user', label: 'User', link: <a href="#/settings/user" /> },
    ],
  },
} satisfies Meta<typeof TabNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

const russian = [
  { id: 'client', label: 'Данные клиента', link: <a href="#/settings/client" /> },
  { id: 'payment', label: 'Платёжные сведения и счета', link: <a href="#/settings/payment" /> },
  { id: 'sessions', label: 'Входы и устройства', link: <a href="#/settings/sessions" /> },
];

export const LongRussian: Story = {
  args: {
    label: 'Разделы настроек',
    items: [...russian, { id: 'user', label: 'Пользователь', link: <a href="#/settings/user" aria-current="page" /> }],
  },
};

export const InTheMiddle: Story = {
  args: {
    label: 'Разделы настроек',
    items: [
      ...russian.slice(0, 2),
      { id: 'sessions', label: 'Входы и устройства', link: <a href="#/settings/sessions" aria-current="page" /> },
      { id: 'user', label: 'Пользователь', link: <a href="#/settings/user" /> },
      { id: 'keys', label: 'Ключи доступа', link: <a href="#/settings/keys" /> },
    ],
  },
};
