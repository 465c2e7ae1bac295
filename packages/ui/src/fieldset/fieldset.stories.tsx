import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { Select } from '../select/select.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Fieldset } from './fieldset.tsx';

const guide: ComponentGuide = {
  use: 'Fields that belong together in a longer form, under a legend: an address, the contacts, the access of a user. Marks the required ones.',
  avoid: [
    'RadioGroup, for one choice of several.',
    'Card, for a form or a section that is saved on its own.',
    'Heading, if there are no fields below.',
  ],
  alsoCalled: ['form section', 'form group', 'legend', 'field group'],
  anatomy: [
    ['Legend', 'Names the group; read before the label of the first field that takes the focus'],
    ['Description', 'What holds for all fields, such as what the asterisk means'],
    ['Fields', 'With an asterisk after the label of a required one, if it `marksRequired`'],
  ],
  keyboard: [['Tab', 'Goes through its fields']],
  code: `import { Field } from '@portico/ui/field';
import { Fieldset } from '@portico/ui/fieldset';
import { Stack } from '@portico/ui/stack';
import { TextInput } from '@portico/ui/text-input';

export function BillingFields() {
  return (
    <Fieldset legend="Billing" description="Fields marked * are required." marksRequired>
      <Stack gap={4}>
        <Field label="Company">
          <TextInput name="company" autoComplete="organization" required />
        </Field>
        <Field label="VAT ID">
          <TextInput name="vat" />
        </Field>
      </Stack>
    </Fieldset>
  );
}
`,
};

const meta = {
  component: Fieldset,
  parameters: { guide },
  args: {
    legend: 'Billing',
    description: 'Fields marked * are required.',
    marksRequired: true,
    style: { maxInlineSize: '28rem' },
    children: (
      <Stack gap={4}>
        <Field label="Company">
          <TextInput required />
        </Field>
        <Field label="VAT ID">
          <TextInput />
        </Field>
        <Field label="Country">
          <Select options={[{ value: 'FI', label: 'Finland' }]} required />
        </Field>
      </Stack>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Required: Story = {};
export const Plain: Story = { args: { description: undefined, marksRequired: false } };
export const WithoutVisibleLegend: Story = { args: { legendHidden: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongRussian: Story = {
  args: {
    legend: 'Реквизиты для счетов и закрывающих документов вашей организации',
    description: 'Поля со звёздочкой обязательны. Реквизиты появятся в счетах, которые будут выставлены после сохранения.',
    children: (
      <Field label="Полное наименование организации, как в учредительных документах">
        <TextInput required />
      </Field>
    ),
  },
};
