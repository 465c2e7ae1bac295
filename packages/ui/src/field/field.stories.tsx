import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Link } from '../link/link.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Field } from './field.tsx';

const guide: ComponentGuide = {
  use: 'Connects a control with its label, hint, counter and error, visually and for screen readers. Wraps every input that has no label of its own.',
  avoid: [
    'Checkbox, Switch, RadioGroup and OptionCard without a Field: they have their own label, hint and error.',
    '`aria-label` on a SearchInput, where the place says what is searched.',
  ],
  alsoCalled: ['form field', 'form control', 'label'],
  anatomy: [
    ['Label', 'Above the control, with `labelEnd` for a link beside it'],
    ['Control', 'Any field of the kit'],
    ['Error', 'Replaces nothing: it comes before the hint'],
    ['Hint and counter', 'What the label can’t say'],
  ],
  keyboard: [['Tab', "Reaches the control; a link at the label's end comes before it"]],
  code: `import { Field } from '@portico/ui/field';
import { TextInput } from '@portico/ui/text-input';

export function EmailField({ error }: { error?: string }) {
  return (
    <Field label="Email" description="Invoices go there, too" error={error}>
      <TextInput name="email" type="email" autoComplete="email" required />
    </Field>
  );
}
`,
};

const meta = { component: Field, parameters: { guide }, args: { label: 'Email', children: <TextInput type="email" /> } } satisfies Meta<
  typeof Field
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = {
  args: { label: 'Hostname', description: 'A full hostname, such as edge-fra-01.acme.dev', children: <TextInput mono /> },
};

export const WithError: Story = {
  args: { error: 'Enter an email address, such as alexandra@acme.dev', children: <TextInput type="email" defaultValue="alexandra@" /> },
};

export const WithEverything: Story = {
  args: {
    label: 'Subject',
    labelEnd: <Link href="#faq">Read the FAQ first</Link>,
    description: 'Describe it in one sentence',
    counter: '64 / 60',
    error: 'Shorten the subject to 60 characters',
    children: <TextInput defaultValue="The server in Frankfurt doesn’t respond to SSH or the console" />,
  },
};

export const OfSeveralLines: Story = { args: { label: 'Message', counter: '0 / 65000', children: <Textarea /> } };

export const OfASelect: Story = {
  args: {
    label: 'Priority',
    error: 'Choose a priority',
    children: <Select options={[{ value: 'low', label: 'Low' }]} value="" onValueChange={() => undefined} placeholder="Choose" />,
  },
};

export const LongRussian: Story = {
  args: {
    label: 'Полное доменное имя сервера, под которым он будет доступен в сети',
    labelEnd: <Link href="#faq">Как выбрать подходящее имя?</Link>,
    description: 'Латинские буквы, цифры и дефисы; не менее двух частей, разделённых точкой',
    counter: '12 / 253',
    error: 'Укажите полное доменное имя, например edge-fra-01.acme.dev, и проверьте, что оно направлено на адрес сервера',
    children: <TextInput mono defaultValue="edge_fra_01" />,
  },
};
