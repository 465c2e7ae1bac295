import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { CopyButton } from './copy-button.tsx';

const guide: ComponentGuide = {
  use: 'Copies a value to the clipboard and confirms it: an address, a key, an invoice number.',
  avoid: [
    'SecretField, for a password: it stays hidden and can be copied too.',
    'Button with a label, if copying is the main action of the page.',
  ],
  alsoCalled: ['clipboard', 'copy to clipboard'],
  keyboard: [['Enter, Space', 'Copies; the result is announced and shown for two seconds']],
  code: `import { CopyButton } from '@portico/ui/copy-button';
import { DescriptionList } from '@portico/ui/description-list';

export function Addresses({ ipv4 }: { ipv4: string }) {
  const copy = (
    <CopyButton
      value={ipv4}
      label="Copy IPv4 address"
      copiedLabel="Copied"
      copyFailedLabel="Couldn’t copy. Select the text and press Ctrl+C"
    />
  );
  return (
    <DescriptionList
      items={[{ id: 'ipv4', term: 'IPv4', value: ipv4, mono: true, end: copy }]}
    />
  );
}
`,
};

const meta = { component: CopyButton, parameters: { guide } } satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: {
    value: '203.0.113.24',
    label: 'Copy IPv4 address',
    copiedLabel: 'Copied',
    copyFailedLabel: 'Couldn’t copy. Select the text and press Ctrl+C',
  },
};
export const LongRussian: Story = {
  args: {
    value: '203.0.113.24',
    label: 'Скопировать адрес IPv4 в буфер обмена',
    copiedLabel: 'Скопировано',
    copyFailedLabel: 'Не удалось скопировать: выделите текст и нажмите Ctrl+C',
  },
};
