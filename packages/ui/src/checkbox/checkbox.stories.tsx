import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const guide: ComponentGuide = {
  use: 'Yes or no, applied when the form is submitted: an agreement, an option, or one of several options.',
  avoid: [
    'Switch, for a setting that applies immediately.',
    'RadioGroup, for one of a few options, including two exclusive answers.',
    'MenuCheckboxItem of Menu, for columns and filters behind a button.',
  ],
  alsoCalled: ['tick box', 'check'],
  keyboard: [
    ['Space', 'Ticks or clears it'],
    ['Tab', 'Reaches it, then a link in its label'],
  ],
  code: `import { Checkbox } from '@portico/ui/checkbox';
import { Link } from '@portico/ui/link';

export function AcceptTerms({ error }: { error?: string }) {
  return (
    <Checkbox
      name="accepted"
      required
      error={error}
      label={
        <>
          I accept the <Link href="/terms">terms of service</Link>
        </>
      }
    />
  );
}
`,
};

const meta = { component: Checkbox, parameters: { guide }, args: { label: 'Remember me' } } satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { label: 'Email me about maintenance', description: 'A week ahead and the day before' } };
export const Invalid: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="#rules">rules</Link>
      </>
    ),
    error: 'Accept the rules to continue',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongRussian: Story = {
  args: {
    label: 'Я ознакомлен с правилами предоставления услуг и условиями публичной оферты и принимаю их в полном объёме',
    description: 'Без этого согласия мы не сможем открыть для вас лицевой счёт',
    error: 'Чтобы продолжить, примите условия публичной оферты',
  },
};
