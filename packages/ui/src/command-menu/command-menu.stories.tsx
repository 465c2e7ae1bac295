import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Languages, LifeBuoy, Moon, Plus, ReceiptText, Server } from 'lucide-react';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { CommandMenu, preloadCommandMenu, type CommandGroup, type CommandMenuProps } from './command-menu.tsx';

const guide: ComponentGuide = {
  use: 'Keyboard navigation to any screen, service, invoice or setting. One per page, opened with Ctrl+K or a button that shows the shortcut.',
  avoid: ['Combobox, to choose a value of a form.', 'SearchInput, to filter a list on the page.', 'Menu, for actions on one object.'],
  alsoCalled: ['command palette', 'quick search', 'spotlight'],
  keyboard: [
    ['Ctrl+K, ⌘K', 'Opens or closes it, except in rich text, where it inserts a link'],
    ['↑, ↓', 'Highlights the previous or next result and wraps around; the first is highlighted initially'],
    ['Enter', 'Runs the highlighted result or follows its link'],
    ['Home, End', 'Highlights the first or last result'],
    ['Escape', 'Closes it and returns focus'],
  ],
  code: `import { CommandMenu, preloadCommandMenu, type CommandGroup } from '@portico/ui/command-menu';
import { Button } from '@portico/ui/button';
import { useState } from 'react';

const groups: CommandGroup[] = [
  {
    id: 'screens',
    label: 'Go to',
    items: [
      { id: 'services', label: 'My services', render: <a href="/services" /> },
      { id: 'invoices', label: 'My invoices', keywords: ['bill', 'pay'], render: <a href="/invoices" /> },
    ],
  },
  { id: 'settings', label: 'Settings', items: [{ id: 'dark', label: 'Dark theme', onSelect: () => undefined }] },
];

export function GoAnywhere() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPointerEnter={preloadCommandMenu} onFocus={preloadCommandMenu} onClick={() => setOpen(true)}>
        Search
      </Button>
      <CommandMenu
        open={open}
        onOpenChange={setOpen}
        label="Go to…"
        placeholder="Search pages, services and invoices"
        closeLabel="Close"
        emptyText="No results"
        busyText="Searching"
        countText={(count) => \`\${count} results\`}
        groups={groups}
      />
    </>
  );
}
`,
};

const groups: readonly CommandGroup[] = [
  {
    id: 'recent',
    label: 'Recent',
    items: [{ id: 'recent-edge', label: 'edge-fra-01.acme.dev', description: 'VPS NVMe 8', icon: <Server />, render: <a href="#edge" /> }],
  },
  {
    id: 'screens',
    label: 'Go to',
    items: [
      { id: 'order', label: 'Order new service', icon: <Plus />, render: <a href="#order" /> },
      { id: 'services', label: 'My services', icon: <Server />, render: <a href="#services" /> },
      { id: 'invoices', label: 'My invoices', keywords: ['bill', 'счёт'], icon: <ReceiptText />, render: <a href="#invoices" /> },
      { id: 'faq', label: 'FAQ', icon: <LifeBuoy />, render: <a href="#faq" /> },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    items: [
      { id: 'db', label: 'db-primary.acme.dev', description: 'Dedicated EPYC 7443P', icon: <Server />, render: <a href="#db" /> },
      { id: 'mail', label: 'mail.acme.dev', description: 'VPS NVMe 2', icon: <Server />, render: <a href="#mail" /> },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    items: [
      { id: 'theme', label: 'Dark theme', icon: <Moon />, keys: ['Ctrl', 'D'] },
      { id: 'language', label: 'Русский язык', keywords: ['language'], icon: <Languages /> },
    ],
  },
];

function KeepingMenu({ open, onOpenChange, ...rest }: CommandMenuProps) {
  const [kept, setKept] = useState(open);
  return (
    <>
      <Button onPointerEnter={preloadCommandMenu} onFocus={preloadCommandMenu} onClick={() => setKept(true)}>
        Search <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </Button>
      <CommandMenu
        {...rest}
        open={kept}
        onOpenChange={(next) => {
          setKept(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  component: CommandMenu,
  parameters: { guide, docs: { story: { inline: false, height: '34rem' } } },
  // The panel loads when it first opens, and is drawn some frames later even if it has loaded; an open story ends when it's there.
  loaders: async () => {
    await import('./command-panel.tsx');
  },
  play: async ({ args }) => {
    if (args.open) await screen.findByRole('dialog', {}, { timeout: 30_000 });
  },
  render: (args) => <KeepingMenu {...args} />,
  args: {
    open: true,
    onOpenChange: () => undefined,
    label: 'Go to…',
    placeholder: 'Search pages, services and invoices',
    closeLabel: 'Close',
    emptyText: 'No results',
    busyText: 'Searching…',
    countText: (count: number) => `${count} results`,
    groups,
    footer: (
      <>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> to choose, <Kbd>Enter</Kbd> to open
      </>
    ),
  },
} satisfies Meta<typeof CommandMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const Open: Story = {};
export const Empty: Story = { args: { groups: [] } };
/** The first results of a server are loading. */
export const Busy: Story = { args: { busy: true } };
export const BusyAndEmpty: Story = { args: { busy: true, groups: [] } };
/** Results of a server are shown for any query. */
export const FoundElsewhere: Story = {
  args: {
    groups: [
      ...groups,
      {
        id: 'found',
        label: 'Invoices',
        isMatched: true,
        items: [{ id: 'inv-1', label: 'INV-2026-0117', description: '€1,788.00', icon: <FileText />, render: <a href="#inv-1" /> }],
      },
    ],
  },
};
export const AThousand: Story = {
  args: {
    moreText: 'Keep typing to narrow the results',
    groups: [
      {
        id: 'services',
        label: 'Services',
        items: Array.from({ length: 1000 }, (_, index) => ({
          id: `service-${index}`,
          label: `node-${String(index).padStart(4, '0')}.acme.dev`,
          description: 'VPS NVMe 8',
          icon: <Server />,
        })),
      },
    ],
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Перейти куда угодно',
    placeholder: 'Раздел, услуга, счёт или настройка, например «тёмная тема»',
    closeLabel: 'Закрыть',
    groups: [
      {
        id: 'services',
        label: 'Услуги, размещённые в дата-центрах Франкфурта-на-Майне и Амстердама',
        items: [
          {
            id: 'long',
            label: 'очень-длинное-имя-сервера-для-проверки-вёрстки.пример.рф',
            description: 'Выделенный сервер с двумя процессорами EPYC и резервным питанием',
            icon: <Server />,
          },
          {
            id: 'cancel',
            label: 'Подать заявление на отказ от услуги и возврат остатка средств',
            icon: <FileText />,
            keys: ['Ctrl', 'Пробел'],
          },
        ],
      },
    ],
    footer: 'Стрелками вверх и вниз выбирают, клавишей Enter открывают, клавишей Escape закрывают',
  },
};
