import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const guide: ComponentGuide = {
  use: 'One-time codes that a user must keep before leaving the page, after two-factor sign-in is switched on or new codes are created.',
  avoid: [
    'SecretField, for one secret that can be shown again.',
    'CodeSnippet, for text to copy that isn’t secret.',
    'PinInput, to type one of the codes in.',
  ],
  alsoCalled: ['backup codes', 'one-time codes', 'scratch codes', '2FA', 'two-factor'],
  anatomy: [
    ['Title', 'What the codes open; also the first line of the file and of the printed sheet'],
    ['Codes', 'Monospaced, in as many columns as fit'],
    ['Buttons', 'Download a text file, print the codes alone, copy them one per line'],
  ],
  keyboard: [
    ['Tab', 'Goes through the buttons'],
    ['Enter, Space', 'Activates the focused button'],
  ],
  code: `import { Button } from '@portico/ui/button';
import { RecoveryCodes } from '@portico/ui/recovery-codes';

export function SaveYourCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  return (
    <RecoveryCodes
      codes={codes}
      title="Recovery codes of ada@acme.dev at Acme"
      downloadLabel="Download"
      printLabel="Print"
      copyLabel="Copy recovery codes"
      actions={
        <Button variant="primary" onClick={onSaved}>
          I saved them
        </Button>
      }
    />
  );
}
`,
};

const meta = {
  component: RecoveryCodes,
  parameters: { guide },
  args: {
    title: 'Recovery codes of ada@acme.dev at Acme',
    codes: ['9QK4-7M2X-WD3T', 'HR8C-VJ5N-2PZY', 'B6TE-XK9F-Q4LA', '3WUS-M8GD-7RHV', 'YC2P-4NJB-ZT6K', 'F7XQ-E5RA-9MUW'],
    downloadLabel: 'Download',
    printLabel: 'Print',
    copyLabel: 'Copy recovery codes',
    copiedLabel: 'Copied',
    copyFailedLabel: 'Couldn’t copy',
    actions: <Button variant="primary">I saved them</Button>,
  },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithConfirmation: Story = {};
export const CodesOnly: Story = { args: { actions: undefined } };
/** Long codes take a column each. */
export const LongCodes: Story = {
  args: {
    codes: ['k3v9t-x7m2p-q8w4d-r5j6h-n2c7b', 'z4f8s-y6g3k-a9l5e-t7u2m-v8p4w', 'd6r3x-c9n7j-b2h5q-w4k8t-m7y3g'],
  },
};
export const LongRussian: Story = {
  args: {
    title: 'Коды восстановления для konstantin.konstantinopolskiy@severnoe-siyanie.example в «Акме»',
    downloadLabel: 'Скачать файл',
    printLabel: 'Распечатать',
    copyLabel: 'Скопировать коды восстановления',
    copiedLabel: 'Скопировано',
    copyFailedLabel: 'Не удалось скопировать',
    actions: <Button variant="primary">Коды сохранены в надёжном месте</Button>,
  },
};
