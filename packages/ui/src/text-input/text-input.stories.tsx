import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import type { ComponentGuide } from '../component-guide.ts';
import { TextInput } from './text-input.tsx';

const guide: ComponentGuide = {
  use: 'One line of text in a Field. Use `mono` for machine-readable values; it has room for an icon or a unit.',
  avoid: [
    'Textarea, for more than one line.',
    'SearchInput, PasswordInput, PinInput or NumberField, for those kinds of input.',
    'Select or Combobox, if the answers are known.',
  ],
  alsoCalled: ['text field', 'textbox', 'input'],
  keyboard: [
    ['Tab', 'Reaches it, then a button inside it'],
    ['Enter', 'Submits the form'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { TextInput } from '@portico/ui/text-input';

export function HostnameField({ error }: { error?: string }) {
  return (
    <Field
      label="Hostname"
      description="A full hostname, such as edge-fra-01.acme.dev"
      error={error}
    >
      <TextInput name="hostname" mono autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}
`,
};

const meta = { component: TextInput, parameters: { guide }, args: { 'aria-label': 'First name' } } satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Alexandra' } };
export const Filled: Story = { args: { defaultValue: 'Alexandra' } };
export const Small: Story = { args: { size: 'sm', defaultValue: 'Alexandra' } };
export const Large: Story = { args: { size: 'lg', defaultValue: 'Alexandra' } };
export const Mono: Story = { args: { 'aria-label': 'Hostname', mono: true, defaultValue: 'edge-fra-02.acme.dev' } };
export const WithSlots: Story = {
  args: {
    'aria-label': 'Amount',
    inputMode: 'decimal',
    start: <AtSign aria-hidden="true" />,
    end: <span>EUR</span>,
    defaultValue: '25.00',
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'A' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Alexandra' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Alexandra' } };
export const LongRussian: Story = {
  args: {
    'aria-label': 'Название организации',
    defaultValue: 'Общество с ограниченной ответственностью «Вычислительные мощности и хранение данных»',
  },
};
