import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Monitor, Moon, RotateCw, Settings, Sun, SunMoon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { screen } from 'storybook/test';
import type { ComponentGuide } from '../component-guide.ts';
import { MenuCheckboxItem, MenuGroup, MenuItem, MenuRadioGroup, MenuSeparator } from './menu-items.tsx';
import { Menu, MenuSubmenu, type MenuProps } from './menu.tsx';

const guide: ComponentGuide = {
  use: 'Actions on one object that are too many for buttons, and short choices: an account menu, the columns of a table. Its items are in `menu-items`.',
  avoid: [
    'Button, for up to three actions: people overlook what is hidden in a menu.',
    'Select, to choose a value in a form.',
    'Popover, for anything that is not a list of items, such as a form.',
  ],
  alsoCalled: ['dropdown', 'dropdown menu', 'context menu', 'overflow menu'],
  anatomy: [
    ['Button', 'Opens the list; any Button or IconButton'],
    ['Item', 'Icon, name and a note'],
    ['Group', 'Items with a heading'],
    ['Submenu', 'Opens to the side, one level deep'],
  ],
  keyboard: [
    ['Enter, Space, ↓', 'Opens the menu on its first item'],
    ['↓, ↑', 'Moves to the next or previous item and wraps around'],
    ['Home, End', 'Goes to the first or the last item'],
    ['a letter', 'Moves to the next item that starts with it'],
    ['→, Enter', 'Opens a submenu; the arrow is mirrored in right-to-left pages'],
    ['←', 'Closes a submenu and returns to its item'],
    ['Escape', 'Closes the menu and returns focus to its button'],
    ['Tab', 'Closes the menu and moves on'],
  ],
  code: `import { Button } from '@portico/ui/button';
import { Menu, MenuSubmenu } from '@portico/ui/menu';
import { MenuItem, MenuRadioGroup, MenuSeparator } from '@portico/ui/menu-items';
import { useState } from 'react';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;
type Theme = (typeof themes)[number]['value'];

export function AccountMenu({
  name,
  onSignOut,
}: {
  name: string;
  onSignOut: () => void;
}) {
  const [theme, setTheme] = useState<Theme>('system');
  return (
    <Menu trigger={<Button variant="quiet">{name}</Button>} align="end">
      <MenuItem label="Account settings" render={<a href="/settings" />} />
      <MenuSubmenu label="Theme" value={theme}>
        <MenuRadioGroup
          label="Theme"
          value={theme}
          onValueChange={setTheme}
          options={themes}
        />
      </MenuSubmenu>
      <MenuSeparator />
      <MenuItem label="Sign out" onSelect={onSignOut} />
    </Menu>
  );
}
`,
};

const meta = { component: Menu, parameters: { guide, docs: { story: { inline: false, height: '24rem' } } } } satisfies Meta<typeof Menu>;
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

export const SubmenuOpen: Story = {
  args: { ...UserMenu.args, open: true },
  render: (args) => <KeepingUserMenu {...args} />,
  play: async () => {
    const theme = await screen.findByRole('menuitem', { name: 'Theme' });
    theme.click();
    await screen.findByRole('menuitemradio', { name: 'Dark' });
  },
};

export const ActionsOpen: Story = {
  args: {
    open: true,
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem icon={<RotateCw />} label="Restart" end="R" />
        <MenuItem label="Unavailable while restarting" disabled />
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} label="Cancel service" tone="danger" />
      </>
    ),
  },
};

/** The actions of a service that is being reinstalled. */
export const DisabledWithReason: Story = {
  args: {
    open: true,
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem icon={<RotateCw />} label="Restart" end="R" disabledReason="Wait for the reinstallation to finish" />
        <MenuItem icon={<Settings />} label="Network" render={<a href="#network" />} disabledReason="Переустановка ещё не завершена" />
        <MenuCheckboxItem
          label="Automatic renewal"
          checked
          onCheckedChange={() => undefined}
          disabledReason="Your balance doesn’t cover it"
        />
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

export const ColumnsOpen: Story = { args: { ...Columns.args, open: true } };

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
