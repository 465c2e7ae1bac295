import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Monitor, Moon, RotateCw, Settings, Sun, SunMoon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { MenuCheckboxItem, MenuGroup, MenuItem, MenuRadioGroup, MenuSeparator } from './menu-items.tsx';
import { Menu, MenuSubmenu, type MenuProps } from './menu.tsx';

const meta = { component: Menu } satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const themes = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'auto', label: 'System', icon: <Monitor /> },
] as const;

function KeepingUserMenu(props: MenuProps) {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('auto');
  return (
    <Menu {...props}>
      <MenuItem icon={<Settings />} label="Account settings" render={<a href="#settings" />} />
      <MenuSubmenu icon={<SunMoon />} label="Theme">
        <MenuRadioGroup label="Theme" value={theme} onValueChange={setTheme} options={themes} />
      </MenuSubmenu>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} label="Sign out" />
    </Menu>
  );
}

export const UserMenu: Story = {
  args: { trigger: <Button>Alexandr…</Button>, children: null },
  render: (args) => <KeepingUserMenu {...args} />,
};

export const ActionsOpen: Story = {
  args: {
    open: true,
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem icon={<RotateCw />} label="Restart" note="R" />
        <MenuItem label="Not while it restarts" disabled />
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} label="Cancel service" tone="danger" />
      </>
    ),
  },
};

function ColumnItems() {
  const [country, setCountry] = useState(true);
  const [renewal, setRenewal] = useState(false);
  return (
    <MenuGroup label="Columns">
      <MenuCheckboxItem label="Country" checked={country} onCheckedChange={setCountry} />
      <MenuCheckboxItem label="Renewal cost" checked={renewal} onCheckedChange={setRenewal} />
    </MenuGroup>
  );
}

export const Columns: Story = { args: { trigger: <Button>Columns</Button>, children: <ColumnItems /> } };

export const LongRussian: Story = {
  args: {
    open: true,
    trigger: <Button>Действия</Button>,
    children: (
      <MenuGroup label="Действия с услугой">
        <MenuItem label="Переустановить операционную систему с удалением всех данных" tone="danger" />
        <MenuItem label="Назначить дополнительный трафик" />
      </MenuGroup>
    ),
  },
};
