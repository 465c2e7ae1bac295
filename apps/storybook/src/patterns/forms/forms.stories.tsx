import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationSettings } from './notification-settings.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const sources = import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' });
const codeOf = (file: string) => ({ source: { code: sources[file] ?? '', language: 'tsx' } });

const meta = {
  title: 'Patterns/Forms',
  tags: ['!autodocs'],
  component: SignUpForm,
  parameters: { docs: codeOf('./sign-up-form.tsx') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const filled = { firstName: 'Alexandra', lastName: '', email: 'alexandra@acme.dev', country: 'DE', password: 'correct horse', rules: true };

export const Empty: Story = {};
export const LeftWithAnError: Story = {
  args: { values: { ...filled, email: 'alexandra@', country: '', password: '', rules: false }, left: ['firstName', 'email'] },
};
export const SentWithErrors: Story = {
  args: { values: { ...filled, email: 'alexandra@', country: '', rules: false }, sent: true },
};
export const RefusedByTheServer: Story = {
  args: {
    values: { ...filled, email: 'taken@acme.dev' },
    sent: true,
    refused: { email: 'An account with this email already exists. Sign in or use another email.' },
  },
};
export const Busy: Story = { args: { values: filled, phase: 'busy' } };
export const Done: Story = { args: { values: filled, phase: 'done' } };
export const UnsavedChanges: Story = {
  parameters: { docs: codeOf('./notification-settings.tsx') },
  render: () => <NotificationSettings changed={{ invoices: false }} />,
};
