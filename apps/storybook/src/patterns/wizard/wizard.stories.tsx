import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderWizard } from './order-wizard.tsx';

const sources = import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' });

const meta = {
  title: 'Patterns/Wizard',
  tags: ['!autodocs'],
  component: OrderWizard,
  parameters: { layout: 'fullscreen', docs: { source: { code: sources['./order-wizard.tsx'] ?? '', language: 'tsx' } } },
} satisfies Meta<typeof OrderWizard>;
export default meta;

type Story = StoryObj<typeof meta>;

const chosen = { category: 'vps', placement: 'fra', plan: 'nvme-8', period: 'quarterly', addresses: 2 };

export const FirstStep: Story = {};
export const NothingChosen: Story = { args: { tried: true } };
export const InTheMiddle: Story = { args: { step: 'plan', order: chosen } };
export const LastStep: Story = { args: { step: 'configuration', order: { ...chosen, hostname: 'edge-fra-02.acme.dev' } } };
export const ErrorOnTheLastStep: Story = { args: { step: 'configuration', order: { ...chosen, hostname: 'edge_fra' }, tried: true } };
export const Placing: Story = { args: { step: 'configuration', order: { ...chosen, hostname: 'edge-fra-02.acme.dev' }, busy: true } };
export const Refused: Story = { args: { step: 'configuration', order: { ...chosen, hostname: 'edge-fra-02.acme.dev' }, refused: true } };
