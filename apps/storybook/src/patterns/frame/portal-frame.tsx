import {
  ArrowDownUp,
  ChevronsUpDown,
  LayoutDashboard,
  MessagesSquare,
  Plus,
  ReceiptText,
  Server,
  Settings,
  ShoppingCart,
  Wallet,
} from 'lucide-react';
import { AppShell } from '@portico/ui/app-shell';
import { Avatar } from '@portico/ui/avatar';
import { BrandMark } from '@portico/ui/brand-mark';
import { Button } from '@portico/ui/button';
import { Menu } from '@portico/ui/menu';
import { MenuItem } from '@portico/ui/menu-items';
import { SidebarBrand, SidebarPanel, SidebarSection } from '@portico/ui/sidebar';
import { SidebarItem } from '@portico/ui/sidebar-item';
import { use, useState, type ReactElement, type ReactNode } from 'react';
import { BrandName } from './brand-name.ts';
import { linkTo, type Place } from './link-to.tsx';

interface PortalFrameProps {
  /** The current page's entry in the navigation. */
  current: Place;
  banner?: ReactNode;
  children: ReactNode;
}

/** The portal's shell around a page: brand, navigation, balance, account. */
export function PortalFrame({ current, banner, children }: PortalFrameProps): ReactElement {
  const [open, setOpen] = useState(true);
  const name = use(BrandName);
  const to = (place: Place) => linkTo(place, current);

  return (
    <AppShell
      open={open}
      onOpenChange={setOpen}
      banner={banner}
      brand={<SidebarBrand mark={<BrandMark />} name={name} render={linkTo('dashboard')} />}
      navigation={
        <>
          <SidebarSection label="Services">
            <SidebarItem icon={<LayoutDashboard />} label="Dashboard" render={to('dashboard')} />
            <SidebarItem icon={<Plus />} label="Order new service" render={to('order')} />
            <SidebarItem icon={<Server />} label="My services" render={to('services')} />
            <SidebarItem icon={<ArrowDownUp />} label="Traffic pool" render={to('traffic')} />
          </SidebarSection>
          <SidebarSection label="Account">
            <SidebarItem icon={<ReceiptText />} label="My invoices" warning="1 unpaid invoice" render={to('invoices')} />
            <SidebarItem icon={<MessagesSquare />} label="Tickets" badge={{ text: '2', label: '2 new replies' }} render={to('tickets')} />
            <SidebarItem icon={<Settings />} label="Settings" render={to('settings')} />
          </SidebarSection>
        </>
      }
      footer={
        <>
          <SidebarItem icon={<ShoppingCart />} label="Cart" badge={{ text: '3', label: '3 items' }} />
          <SidebarPanel
            label="Balance"
            value="€128.40"
            action={<Button size="sm">Top up</Button>}
            compact={<SidebarItem icon={<Wallet />} label="Balance €128.40, top up" />}
          />
          <Menu
            side="top"
            trigger={<SidebarItem icon={<Avatar name="Alexandra" />} label="Alexandra" trailing={<ChevronsUpDown />} keepSheetOpen />}
          >
            <MenuItem label="Account settings" render={linkTo('settings')} />
            <MenuItem label="Sign out" />
          </Menu>
        </>
      }
      skipLinkLabel="Skip to content"
      navigationLabel="Main"
      collapseLabel="Collapse sidebar"
      expandLabel="Expand sidebar"
      openMenuLabel="Open menu"
      closeMenuLabel="Close menu"
    >
      {children}
    </AppShell>
  );
}
