import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { id: 'ipv4', term: 'IPv4', value: '203.0.113.24', mono: true, end: <Button>Copy</Button> },
      { id: 'ipv6', term: 'IPv6', value: '2001:db8:40::1/64', mono: true },
      { id: 'os', term: 'Operating system', value: 'Debian 13' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Plain: Story = { args: { layout: 'plain' } };
export const Facts: Story = {
  args: {
    layout: 'facts',
    items: [
      { id: 'cpu', term: 'CPU', value: '4 vCPU' },
      { id: 'memory', term: 'Memory', value: '8 GB' },
      { id: 'storage', term: 'Storage', value: '160 GB NVMe' },
      { id: 'os', term: 'Operating system', value: 'Debian 13' },
      { id: 'price', term: 'Renews Dec 4, 2026', value: '€18.90' },
    ],
  },
};
export const Sums: Story = {
  args: {
    layout: 'sums',
    items: [
      { id: 'plan', term: 'VPS NVMe 8, Frankfurt', value: '€53.90' },
      { id: 'backups', term: 'Daily backups', value: '€5.70' },
    ],
  },
};
export const LongRussian: Story = {
  args: {
    items: [
      {
        id: 'key',
        term: 'Открытый ключ для подключения',
        value: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleExampleExampleExample alexandra@laptop',
        mono: true,
      },
      { id: 'address', term: 'Юридический адрес', value: 'Большая Переяславская улица, дом 46, строение 2, Москва' },
    ],
  },
};
