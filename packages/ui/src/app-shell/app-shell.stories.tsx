import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { PageHeader } from '../page-header/page-header.tsx';
import { brand, footer, navigation } from '../sidebar/sidebar.stories.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';

/** The application keeps the sidebar's state, so a story must too. */
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

const guide: ComponentGuide = {
  use: 'The frame of every signed-in screen: a sidebar that collapses to icons, or a sheet on a phone, next to the page in the main landmark.',
  avoid: [
    'Sidebar, to use the navigation in your own layout.',
    'PageHeader, for the page title: the shell has none.',
    'A plain page with SkipLink, for sign-in, payment and other screens without navigation.',
  ],
  alsoCalled: ['layout', 'page frame', 'top bar'],
  anatomy: [
    ['Skip link', 'The first stop of the keyboard'],
    ['Banner', 'Above everything, for what holds on every page'],
    ['Sidebar', 'A sheet on a phone'],
    ['Top bar', 'On a phone only'],
    ['Content', 'The page itself'],
  ],
  keyboard: [
    [
      'Ctrl+B, Cmd+B',
      'Collapses or expands the sidebar; on a phone, opens or closes its sheet. Ignored in rich text, where it makes text bold',
    ],
    ['Tab', 'Reaches the skip link first, then the sidebar, then the page'],
    ['Escape', "Closes the phone's sheet and returns focus to the menu button"],
  ],
  code: `import { AppShell } from '@portico/ui/app-shell';
import { PageHeader } from '@portico/ui/page-header';
import { SidebarBrand, SidebarSection } from '@portico/ui/sidebar';
import { SidebarItem } from '@portico/ui/sidebar-item';
import { useState } from 'react';

const serverSign = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <rect x="3" y="4" width="18" height="7" rx="2" />
    <rect x="3" y="13" width="18" height="7" rx="2" />
  </svg>
);

export function Shell({ startsOpen }: { startsOpen: boolean }) {
  // Keep it in a cookie, so that the server draws the sidebar as it was left.
  const [open, setOpen] = useState(startsOpen);
  return (
    <AppShell
      open={open}
      onOpenChange={setOpen}
      brand={
        <SidebarBrand mark={serverSign} name="Acme Cloud" render={<a href="/" />} />
      }
      navigation={
        <SidebarSection label="Services">
          <SidebarItem
            icon={serverSign}
            label="My services"
            render={<a href="/services" aria-current="page" />}
          />
        </SidebarSection>
      }
      skipLinkLabel="Skip to content"
      navigationLabel="Main"
      collapseLabel="Collapse sidebar"
      expandLabel="Expand sidebar"
      openMenuLabel="Open menu"
      closeMenuLabel="Close menu"
    >
      <PageHeader title="My services" />
    </AppShell>
  );
}
`,
};

const meta = {
  component: AppShell,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
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
  args: {
    banner: (
      <Banner label="Session" tone="warning">
        You’re signed in as a client.
      </Banner>
    ),
    topBarEnd: <Button>Cart</Button>,
  },
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
