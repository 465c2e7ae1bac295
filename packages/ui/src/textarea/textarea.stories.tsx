import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Textarea } from './textarea.tsx';

const guide: ComponentGuide = {
  use: 'Several lines of text in a Field. It grows with its content, up to the height of the screen.',
  avoid: ['TextInput, for one line.', 'CopyButton next to plain text, for a long value to copy.'],
  alsoCalled: ['multiline input', 'text area'],
  keyboard: [
    ['Enter', 'Starts a new line without submitting the form'],
    ['Tab', 'Leaves it'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { Textarea } from '@portico/ui/textarea';
import { useState } from 'react';

export function MessageField({ maxLength }: { maxLength: number }) {
  const [text, setText] = useState('');
  return (
    <Field label="Message" counter={text.length + ' / ' + maxLength}>
      <Textarea
        name="message"
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
`,
};

const meta = { component: Textarea, parameters: { guide }, args: { 'aria-label': 'Message' } } satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What happened, and when?' } };
export const Mono: Story = {
  args: {
    'aria-label': 'Public key',
    mono: true,
    rows: 3,
    defaultValue: `ssh-ed25519 ${'AAAAC3NzaC1lZDI1NTE5'.repeat(6)} alexandra@acme.dev`,
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Hi' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'The ticket is closed.' } };
export const LongRussian: Story = {
  args: { defaultValue: 'Сервер во Франкфурте не отвечает ни по SSH, ни через консоль с половины третьего ночи. '.repeat(12) },
};
