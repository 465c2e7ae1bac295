import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch.tsx';

const meta = { component: Switch, args: { label: 'Renew automatically' } } satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Paid from the balance a day before the end of the period' } };
export const Failed: Story = { args: { error: 'It could not be switched. Try again.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongRussian: Story = {
  args: {
    defaultChecked: true,
    label: 'Автоматически продлевать услугу на тот же период по его окончании',
    hint: 'Стоимость спишется с баланса за сутки до окончания оплаченного периода',
  },
};
