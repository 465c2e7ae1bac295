import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { brand, footer, navigation } from '../sidebar/sidebar.stories.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';

/** The application keeps the sidebar's state, so a story has to, too. */
function KeepingShell({ open, onOpenChange, ...rest }: AppShellProps) {
  const [kept, setKept] = useState(open);
  return (
    <AppShell
      {...rest}
      open={kept}
      onOpenChange={(next) => {
        setKept(next);
        onOpenChange(next);
      }}
    />
  );
}

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  render: (args) => <KeepingShell {...args} />,
  args: {
    open: true,
    onOpenChange: () => undefined,
    brand,
    navigation,
    footer,
    children: <PageHeader title="My services" />,
    skipLinkLabel: 'Skip to content',
    navigationLabel: 'Main',
    collapseLabel: 'Collapse sidebar',
    expandLabel: 'Expand sidebar',
    openMenuLabel: 'Open menu',
    closeMenuLabel: 'Close menu',
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Collapsed: Story = { args: { open: false } };
export const WithBanner: Story = {
  args: { banner: <div role="note">You are signed in as a client.</div>, topBarEnd: <Button>Cart</Button> },
};
export const LongRussian: Story = {
  args: {
    children: <PageHeader title="Пополнение баланса лицевого счёта и распределение трафика между услугами" />,
    skipLinkLabel: 'Перейти к содержимому',
    navigationLabel: 'Основная навигация',
    collapseLabel: 'Свернуть боковую панель',
    expandLabel: 'Развернуть боковую панель',
    openMenuLabel: 'Открыть меню',
    closeMenuLabel: 'Закрыть меню',
  },
};
