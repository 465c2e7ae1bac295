import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowDownUp,
  ChevronsUpDown,
  CircleHelp,
  Landmark,
  MessageSquarePlus,
  MessagesSquare,
  Plus,
  ReceiptText,
  Server,
  ShoppingCart,
  Wallet,
} from 'lucide-react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { SidebarItem } from './sidebar-item.tsx';
import { SidebarContext } from './sidebar-state.ts';
import { Sidebar, SidebarBrand, SidebarPanel, SidebarSection } from './sidebar.tsx';

export const brand = <SidebarBrand mark={<Landmark />} name="Portico" render={<a href="#home" />} />;

export const navigation = (
  <>
    <SidebarSection label="Services">
      <SidebarItem icon={<Plus />} label="Order new service" render={<a href="#create" />} />
      <SidebarItem icon={<Server />} label="My services" render={<a href="#my" aria-current="page" />} />
      <SidebarItem icon={<ArrowDownUp />} label="Traffic pool" render={<a href="#traffic" />} />
    </SidebarSection>
    <SidebarSection label="Invoices">
      <SidebarItem icon={<ReceiptText />} label="My invoices" warning="1 unpaid invoice" render={<a href="#invoices" />} />
    </SidebarSection>
    <SidebarSection label="Supports">
      <SidebarItem icon={<MessageSquarePlus />} label="Create ticket" render={<a href="#create-ticket" />} />
      <SidebarItem icon={<MessagesSquare />} label="Tickets" badge={{ text: '2', label: '2 new replies' }} render={<a href="#tickets" />} />
      <SidebarItem icon={<CircleHelp />} label="FAQ" render={<a href="#faq" />} />
    </SidebarSection>
  </>
);

export const footer = (
  <>
    <SidebarItem icon={<ShoppingCart />} label="Cart" badge={{ text: '3', label: '3 items' }} />
    <SidebarPanel
      label="Balance"
      value="€128.40"
      action={<Button size="sm">Top up</Button>}
      compact={<SidebarItem icon={<Wallet />} label="Balance €128.40, top up" />}
    />
    <SidebarItem icon={<Avatar name="Alexandra" />} label="Alexandr…" trailing={<ChevronsUpDown />} keepSheetOpen aria-haspopup="menu" />
  </>
);

const guide: ComponentGuide = {
  use: 'The navigation column: brand, sections of items, and a footer shown on every screen. Collapsed, it shows icons, with their names on hover and focus.',
  avoid: [
    'AppShell, which includes a sidebar, its phone layout and the shortcut. Use Sidebar alone in your own layout.',
    'Tabs, for the parts of one page.',
  ],
  alsoCalled: ['navigation', 'side nav', 'drawer'],
  anatomy: [
    ['Brand', 'Mark and name'],
    ['Navigation', 'Groups of items with their icons'],
    ['Item', 'Icon, name, and a count or warning at its end'],
    ['Footer', 'Balance and user'],
  ],
  keyboard: [
    ['Tab', 'Moves from item to item'],
    ['Enter', 'Follows the link or presses the item'],
    ['Escape', 'Hides the name next to an icon'],
  ],
  code: `import { Sidebar, SidebarBrand, SidebarSection } from '@portico/ui/sidebar';
import { SidebarItem } from '@portico/ui/sidebar-item';

const serverSign = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <rect x="3" y="4" width="18" height="7" rx="2" />
    <rect x="3" y="13" width="18" height="7" rx="2" />
  </svg>
);

export function Navigation({ replies }: { replies: number }) {
  return (
    <Sidebar
      navigationLabel="Main"
      brand={
        <SidebarBrand mark={serverSign} name="Acme Cloud" render={<a href="/" />} />
      }
      navigation={
        <SidebarSection label="Support">
          <SidebarItem
            icon={serverSign}
            label="Tickets"
            badge={{ text: String(replies), label: replies + ' new replies' }}
            render={<a href="/tickets" />}
          />
        </SidebarSection>
      }
    />
  );
}
`,
};

const meta = {
  excludeStories: ['brand', 'navigation', 'footer'],
  component: Sidebar,
  parameters: { guide },
  args: { navigationLabel: 'Main', brand, navigation, footer },
  decorators: [
    (Story) => (
      <header style={{ inlineSize: '16rem', blockSize: '44rem' }}>
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Expanded: Story = { args: { toggle: { label: 'Collapse sidebar', onToggle: () => undefined } } };

export const Collapsed: Story = {
  args: { toggle: { label: 'Expand sidebar', onToggle: () => undefined } },
  decorators: [
    (Story) => (
      <SidebarContext value={{ collapsed: true, phone: false, closeSheet: () => undefined }}>
        <div style={{ inlineSize: '3rem', blockSize: '100%' }}>
          <Story />
        </div>
      </SidebarContext>
    ),
  ],
};

export const NameShown: Story = {
  ...Collapsed,
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[href="#tickets"]')?.focus(),
};

export const LongRussian: Story = {
  args: {
    navigationLabel: 'Основная навигация',
    navigation: (
      <SidebarSection label="Обращения в службу поддержки">
        <SidebarItem icon={<MessageSquarePlus />} label="Создать новое обращение в поддержку" render={<a href="#create-ticket" />} />
        <SidebarItem
          icon={<MessagesSquare />}
          label="Обращения"
          badge={{ text: '128', label: '128 новых ответов' }}
          render={<a href="#tickets" />}
        />
      </SidebarSection>
    ),
    footer: <SidebarPanel label="Баланс лицевого счёта" value="1 234 567,89 €" action={<Button size="sm">Пополнить баланс</Button>} />,
  },
};
