import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { QrCode } from './qr-code.tsx';

const guide: ComponentGuide = {
  use: "Hands a text over to a phone's camera: the key of an authenticator, an address. Load it when it is needed, since it draws by a library.",
  avoid: ['CopyButton, for what is used on the same device.', 'Link, for an address that is opened here.'],
  keyboard: [],
  code: `import { QrCode } from '@portico/ui/qr-code';

export function Key({ address }: { address: string }) {
  return <QrCode text={address} label="QR code of the key" />;
}
`,
};

const meta = {
  component: QrCode,
  parameters: { guide },
  args: { text: 'otpauth://totp/Portico:mira%40acme.dev?secret=JBSWY3DPEHPK3PXP&issuer=Portico', label: 'QR code of the key' },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Key: Story = {};
export const ShortText: Story = { args: { text: 'portico', label: 'QR code of a word' } };
export const LongRussian: Story = {
  args: {
    text: 'Подключение двухфакторной аутентификации для учётной записи основного пользователя организации',
    label: 'QR-код ключа двухфакторной аутентификации',
  },
};
