import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Button } from './button.tsx';

const guide: ComponentGuide = {
  use: 'Performs one action: places an order, saves a form, opens a dialog. Use one primary button per screen for the next step.',
  avoid: [
    'Link, for navigation within a sentence. A button that navigates takes a link as `render` and stays a link.',
    'IconButton, if there is no room for a label and the icon is familiar.',
    'Menu, for several actions on the same object.',
  ],
  alsoCalled: ['CTA', 'action'],
  keyboard: [
    ['Enter, Space', 'Presses it'],
    ['Tab', 'Reaches it, even while it is busy or disabled with a reason, and then shows the reason'],
    ['Escape', 'Hides the reason'],
  ],
  code: `import { Button } from '@portico/ui/button';

export function PlaceOrder({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  return (
    <Button variant="primary" busy={busy} onClick={onPress}>
      Place order
    </Button>
  );
}
`,
};

const meta = { component: Button, parameters: { guide }, args: { children: 'Place order' } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Resend code' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Reinstall' } };
export const DangerQuiet: Story = { args: { variant: 'danger-quiet', children: 'Clear cart' } };
export const Small: Story = { args: { size: 'sm', children: 'Top up' } };
export const Large: Story = { args: { size: 'lg', variant: 'primary' } };
export const WithIcon: Story = { args: { variant: 'primary', iconStart: <Plus />, children: 'Order new service' } };
export const WithIconAtTheEnd: Story = { args: { iconEnd: <Plus />, children: 'Order new service' } };
export const Busy: Story = { args: { variant: 'primary', busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithReason: Story = { args: { disabledReason: 'Your balance doesn’t cover this order' } };
export const ReasonShown: Story = {
  ...DisabledWithReason,
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
/** Shows a container that would clip overflowing content. */
export const ReasonInACorner: Story = {
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  args: { disabledReason: 'Чтобы перезапустить сервер, дождитесь окончания переустановки операционной системы', children: 'Перезапустить' },
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, overflow: 'hidden' }}>
      <Button {...args} />
    </div>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
export const AsLink: Story = { args: { render: <a href="#services" />, children: 'Go to my services' } };

export const InAForm: Story = {
  args: { type: 'submit', variant: 'primary' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack align="start">
        <Field label="Amount">
          <TextInput name="amount" inputMode="decimal" end="EUR" />
        </Field>
        <Button {...args} />
      </Stack>
    </form>
  ),
};

export const LongRussian: Story = {
  args: {
    variant: 'primary',
    iconStart: <Plus />,
    children: 'Оформить заказ на все выбранные услуги и перейти к оплате выставленного счёта',
  },
};
