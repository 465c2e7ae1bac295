import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Switch } from './switch.tsx';

const guide: ComponentGuide = {
  use: 'On or off with immediate effect: automatic renewal, a notification. If the change fails, it says why and switches back.',
  avoid: [
    'Checkbox, for values applied when a form is submitted.',
    'RadioGroup, if "off" is really another option.',
    'Button, for a one-time action.',
  ],
  alsoCalled: ['toggle', 'on/off'],
  keyboard: [
    ['Space', 'Switches it'],
    ['Tab', 'Reaches it'],
  ],
  code: `import { Switch } from '@portico/ui/switch';

export function Renewal({
  on,
  error,
  onChange,
}: {
  on: boolean;
  error?: string;
  onChange: (on: boolean) => void;
}) {
  return (
    <Switch
      label="Renew automatically"
      description="Charged to your balance a day before the period ends"
      checked={on}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
`,
};

const meta = { component: Switch, parameters: { guide }, args: { label: 'Renew automatically' } } satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { description: 'Charged to your balance a day before the period ends' } };
export const Failed: Story = { args: { error: 'Couldn’t change the setting. Try again.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongRussian: Story = {
  args: {
    defaultChecked: true,
    label: 'Автоматически продлевать услугу на тот же период по его окончании',
    description: 'Стоимость спишется с баланса за сутки до окончания оплаченного периода',
  },
};
