import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { DescriptionList } from './description-list.tsx';

const guide: ComponentGuide = {
  use: 'Names and values of one object: rows with hairlines, compact rows, a strip of facts, or the totals of a bill.',
  avoid: ['Table, for the same values of several objects.', 'Field, for values that can be edited in place.'],
  alsoCalled: ['key-value list', 'definition list', 'properties', 'summary list'],
  anatomy: [
    ['Term', 'The name of a property'],
    ['Value', 'Text, number or link; mono for machine text'],
    ['End', 'An action for the value, such as copying'],
  ],
  keyboard: [['Tab', 'Reaches the actions at the end of a row']],
  code: `import { DescriptionList } from '@portico/ui/description-list';

export function Hardware() {
  return (
    <DescriptionList
      layout="facts"
      items={[
        { id: 'cpu', term: 'CPU', value: '4 vCPU' },
        { id: 'memory', term: 'Memory', value: '8 GB' },
        { id: 'key', term: 'Fingerprint', value: 'SHA256:uNiVztks', mono: true },
      ]}
    />
  );
}
`,
};

const meta = {
  component: DescriptionList,
  parameters: { guide },
  args: {
    items: [
      {
        id: 'ipv4',
        term: 'IPv4',
        value: '203.0.113.24',
        mono: true,
        end: <CopyButton value="203.0.113.24" label="Copy IPv4 address" copiedLabel="Copied" copyFailedLabel="Couldn’t copy" />,
      },
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
