import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { SecretField } from './secret-field.tsx';

const guide: ComponentGuide = {
  use: 'A password or token to read or copy, not type. It shows dots until revealed, and can be fetched only then.',
  avoid: [
    'PasswordInput, to type one in.',
    'CopyButton, for a value that isn’t secret.',
    'Dialog, for a key that is shown only once: say so there.',
  ],
  alsoCalled: ['API key', 'token', 'masked value'],
  keyboard: [
    ['Enter, Space', 'On the eye: fetches and shows the secret, or hides it; on the copy button: copies it without showing it'],
    ['Tab', 'Reaches the eye, then the copy button'],
  ],
  code: `import { SecretField } from '@portico/ui/secret-field';
import { useState } from 'react';

export function RootPassword({
  fetchPassword,
}: {
  fetchPassword: () => Promise<string>;
}) {
  const [password, setPassword] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function request() {
    setBusy(true);
    try {
      setPassword(await fetchPassword());
    } finally {
      setBusy(false);
    }
  }

  return (
    <SecretField
      secret={password}
      onRequest={() => void request()}
      busy={busy}
      hiddenLabel="hidden"
      showLabel="Show root password"
      hideLabel="Hide root password"
      copyLabel="Copy root password"
      copiedLabel="Copied"
      copyFailedLabel="Couldn’t copy"
    />
  );
}
`,
};

const meta = {
  component: SecretField,
  parameters: { guide },
  args: {
    secret: 'kP4!rTz9wQ2m',
    hiddenLabel: 'hidden',
    showLabel: 'Show root password',
    hideLabel: 'Hide root password',
    copyLabel: 'Copy root password',
    copiedLabel: 'Copied',
    copyFailedLabel: 'Couldn’t copy',
  },
} satisfies Meta<typeof SecretField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const NotFetchedYet: Story = { args: { secret: undefined, onRequest: () => undefined } };
export const OnItsWay: Story = { args: { secret: undefined, busy: true } };
export const LongRussian: Story = {
  args: {
    hiddenLabel: 'скрыто',
    showLabel: 'Показать пароль суперпользователя',
    hideLabel: 'Скрыть пароль суперпользователя',
    copyLabel: 'Скопировать пароль суперпользователя',
    copiedLabel: 'Скопировано',
    copyFailedLabel: 'Не удалось скопировать',
  },
};
