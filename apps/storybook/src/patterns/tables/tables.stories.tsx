import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '../frame/sample-services.ts';
import { ServiceList } from './service-list.tsx';

const sources = import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' });

const meta = {
  title: 'Patterns/Tables with filters',
  tags: ['!autodocs'],
  component: ServiceList,
  parameters: { docs: { source: { code: sources['./service-list.tsx'] ?? '', language: 'tsx' } } },
  args: { services },
} satisfies Meta<typeof ServiceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Filtered: Story = { args: { search: 'edge', state: 'active' } };
export const NothingMatches: Story = { args: { search: 'edge-nyc' } };
export const NothingYet: Story = { args: { services: [] } };
export const Loading: Story = { args: { services: undefined } };
export const OnItsWay: Story = { args: { search: 'db', busy: true } };
export const Failed: Story = { args: { failed: true } };
export const InANarrowPlace: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <ServiceList {...args} />
    </div>
  ),
};
