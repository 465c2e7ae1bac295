import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'Remember me' } } satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { label: 'Write to me about maintenance', hint: 'A week before, and the day before' } };
export const Invalid: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="#rules">rules</Link>
      </>
    ),
    error: 'Accept the rules to go on',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongRussian: Story = {
  args: {
    label: 'Я ознакомлен с правилами предоставления услуг и условиями публичной оферты и принимаю их в полном объёме',
    hint: 'Без этого согласия мы не сможем открыть для вас лицевой счёт',
    error: 'Чтобы продолжить, примите условия публичной оферты',
  },
};
