import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';

const guide: ComponentGuide = {
  use: 'What is wrong in a long form, in one place above it. Shown when a submit found two errors or more, some of which may be out of view.',
  avoid: [
    'Field with an `error`, if there is only one: focus that field.',
    'Callout, if the form is right and the server refused it for another reason.',
    'Toaster: an error belongs to its form.',
  ],
  alsoCalled: ['validation summary', 'form errors', 'error list'],
  anatomy: [
    ['Title', 'What didn’t happen'],
    ['Links', 'A line for each field: its label and its error, in the order of the form'],
  ],
  keyboard: [
    ['Tab', 'Goes from the focused summary to its first link, then to the next'],
    ['Enter', 'Focuses the field of the link'],
  ],
  code: `import { ErrorSummary, type SummarizedError } from '@portico/ui/error-summary';
import { useEffect, useRef, type ReactNode } from 'react';

interface LongFormProps {
  errors: readonly SummarizedError[];
  /** How often the form was submitted. */
  submits: number;
  children: ReactNode;
}

export function LongForm({ errors, submits, children }: LongFormProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submits > 0) summary.current?.focus();
  }, [submits]);
  return (
    <form noValidate>
      {errors.length > 1 ? <ErrorSummary ref={summary} title="Your changes weren’t saved" errors={errors} /> : null}
      {children}
    </form>
  );
}
`,
};

function FormWithErrors(props: ErrorSummaryProps) {
  const [company, country] = props.errors;
  return (
    <form noValidate style={{ maxInlineSize: '28rem' }}>
      <Stack gap={5}>
        <ErrorSummary {...props} />
        <Field label={company?.label} error={company?.error}>
          <TextInput name="company" />
        </Field>
        <Field label={country?.label} error={country?.error}>
          <Combobox name="country" options={[{ value: 'FI', label: 'Finland' }]} emptyText="No matching country" />
        </Field>
      </Stack>
    </form>
  );
}

const meta = {
  component: ErrorSummary,
  parameters: { guide },
  render: (args) => <FormWithErrors {...args} />,
  args: {
    title: 'Your changes weren’t saved',
    errors: [
      { name: 'company', label: 'Company', error: 'Enter the name of your company.' },
      { name: 'country', label: 'Country', error: 'Choose a country' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {};
export const Focused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[role=group]')?.focus(),
};
export const LongRussian: Story = {
  args: {
    title: 'Реквизиты вашей организации не сохранены: проверьте отмеченные поля',
    errors: [
      {
        name: 'company',
        label: 'Полное наименование организации, как в учредительных документах',
        error: 'Укажите наименование, не больше 128 символов, вместе с организационно-правовой формой.',
      },
      { name: 'country', label: 'Страна', error: 'Выберите страну.' },
    ],
  },
};
