import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { CodeSnippet } from './code-snippet.tsx';

const guide: ComponentGuide = {
  use: 'A command, key or file excerpt that people paste into a terminal. One press copies it verbatim.',
  avoid: [
    'CopyButton, next to a single value in a list.',
    'SecretField, for values that others shouldn’t see on screen.',
    'Textarea, for text that is edited before use.',
  ],
  alsoCalled: ['code block', 'terminal command'],
  keyboard: [
    ['Tab', 'Reaches the text, then the copy button'],
    ['←, →', 'On the text: scrolls a long line'],
    ['Enter, Space', 'On the button: copies everything'],
  ],
  code: `import { CodeSnippet } from '@portico/ui/code-snippet';

export function Connect({ address }: { address: string }) {
  return (
    <CodeSnippet
      label="Command to connect"
      code={\`ssh root@\${address}\`}
      copyLabel="Copy the command"
      copiedLabel="Copied"
      copyFailedLabel="Couldn’t copy"
    />
  );
}
`,
};

const key =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJZ0mQ2mKcYt8G5y0c3n5T2o7q4pGd1sVh9kX6uWfYbE mira@laptop.acme.dev with-a-comment-that-goes-on-and-on';

const meta = {
  component: CodeSnippet,
  parameters: { guide },
  args: {
    label: 'Command to connect',
    code: 'ssh root@203.0.113.24',
    copyLabel: 'Copy the command',
    copiedLabel: 'Copied',
    copyFailedLabel: 'Couldn’t copy',
  },
} satisfies Meta<typeof CodeSnippet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const SeveralLines: Story = {
  args: {
    label: 'Network settings',
    code: `network:
  ethernets:
    eth0:
      addresses: [203.0.113.24/24]
      routes:
        - to: default
          via: 203.0.113.1`,
  },
};
export const LongLine: Story = { args: { label: 'Public key', code: key } };
export const Wrapped: Story = { args: { label: 'Public key', code: key, wrap: true } };
export const LongRussian: Story = {
  args: {
    label: 'Команда для подключения к серверу',
    code: 'ssh -i ключ-для-подключения-к-серверам-организации root@очень-длинное-имя-сервера.пример.рф',
    copyLabel: 'Скопировать команду для подключения',
    copiedLabel: 'Скопировано',
    copyFailedLabel: 'Не удалось скопировать',
  },
};
