import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { QrCode } from './qr-code.tsx';

const guide: ComponentGuide = {
  use: "Passes text to a phone's camera: an authenticator key, a URL. Load it on demand, because it includes a library.",
  avoid: ['CopyButton, for text used on the same device.', 'Link, for a URL to open here.'],
  alsoCalled: ['barcode'],
  keyboard: [],
  code: `import { QrCode } from '@portico/ui/qr-code';

export function Key({ address }: { address: string }) {
  return <QrCode value={address} label="QR code for the key" />;
}
`,
};

const meta = {
  component: QrCode,
  parameters: { guide },
  args: { value: 'otpauth://totp/Portico:mira%40acme.dev?secret=JBSWY3DPEHPK3PXP&issuer=Portico', label: 'QR code for the key' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Key: Story = {};
export const ShortText: Story = { args: { value: 'portico', label: 'QR code for a word' } };
export const LongRussian: Story = {
  args: {
    value: 'Подключение двухфакторной аутентификации для учётной записи основного пользователя организации',
    label: 'QR-код ключа двухфакторной аутентификации',
  },
};
