import type { ReactElement, Ref } from 'react';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../src/checkbox/checkbox.tsx';
import { Combobox } from '../src/combobox/combobox.tsx';
import { DateRange, type DateRangeValue } from '../src/date-range/date-range.tsx';
import { FileDrop } from '../src/file-drop/file-drop.tsx';
import { MultiSelect } from '../src/multi-select/multi-select.tsx';
import { NumberField } from '../src/number-field/number-field.tsx';
import { OptionCard, OptionCardGroup } from '../src/option-card/option-card.tsx';
import { PasswordInput } from '../src/password-input/password-input.tsx';
import { PhoneInput } from '../src/phone-input/phone-input.tsx';
import { Picker } from '../src/picker/picker.tsx';
import { PinInput } from '../src/pin-input/pin-input.tsx';
import { RadioGroup } from '../src/radio-group/radio-group.tsx';
import { SearchInput } from '../src/search-input/search-input.tsx';
import { SegmentedControl } from '../src/segmented-control/segmented-control.tsx';
import { Select } from '../src/select/select.tsx';
import { Switch } from '../src/switch/switch.tsx';
import { TextInput } from '../src/text-input/text-input.tsx';
import { Textarea } from '../src/textarea/textarea.tsx';

/** What a form passes to a field, in the words that most fields share. */
export interface FieldProps<Value> {
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<never>;
}

export interface FormField<Value = unknown> {
  component: string;
  /** One native control, which takes `register` of react-hook-form. */
  isSingleControl: boolean;
  draw: (props: FieldProps<Value>) => ReactElement;
  /** Two values and what the form sends for each. */
  first: Value;
  firstSent: readonly string[];
  second: Value;
  secondSent: readonly string[];
  /** Changes the first value into the second as a user does. */
  change: () => Promise<void>;
  /** The value that assistive technology and the eye get, where it is not the sent one. */
  shown?: () => string | undefined;
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'ru', label: 'Russian' },
] as const;
type Language = (typeof languages)[number]['value'];
const periods = { label: 'Period', options: languages } as const;

function field<Value>(own: FormField<Value>): FormField {
  // The table only passes a field's own values back to it.
  return own as unknown as FormField;
}

function textField(component: string, draw: FormField<string>['draw'], role: 'textbox' | 'searchbox' = 'textbox'): FormField {
  return field<string>({
    component,
    isSingleControl: true,
    draw,
    first: 'one',
    firstSent: ['one'],
    second: 'two',
    secondSent: ['two'],
    change: async () => page.getByRole(role).fill('two'),
  });
}

function choiceField(
  component: string,
  draw: FormField<string>['draw'],
  change: FormField['change'],
  more: Partial<FormField<string>> = {},
) {
  const values = { first: 'de', firstSent: ['de'], second: 'ru', secondSent: ['ru'] };
  return field<string>({ component, isSingleControl: false, draw, ...values, change, ...more });
}

function tickField(component: string, draw: FormField<boolean>['draw'], role: 'checkbox' | 'switch'): FormField {
  const values = { first: false, firstSent: [], second: true, secondSent: ['on'] };
  return field<boolean>({ component, isSingleControl: true, draw, ...values, change: async () => page.getByRole(role).click() });
}

const renamed = ({ value, defaultValue, onValueChange, ...rest }: FieldProps<boolean>) => ({
  ...rest,
  ...(value === undefined ? {} : { checked: value }),
  ...(defaultValue === undefined ? {} : { defaultChecked: defaultValue }),
  ...(onValueChange === undefined ? {} : { onCheckedChange: onValueChange }),
});

const phoneCountries = [
  { value: 'DE', label: 'Germany', callingCode: '49' },
  { value: 'FR', label: 'France', callingCode: '33' },
];
const statusLabels = { waiting: 'Ready', sending: 'Uploading', sent: 'Uploaded', failed: 'Failed' };
const note = new File(['first'], 'note.txt', { type: 'text/plain' });
const trace = new File(['second'], 'trace.txt', { type: 'text/plain' });

async function chooseOption(role: 'combobox', name: string): Promise<void> {
  await page.getByRole(role).click();
  await page.getByRole('option', { name }).click();
}

/** Every field of the kit. */
export const formFields: readonly FormField[] = [
  textField('TextInput', (props) => <TextInput aria-label="Name" {...props} />),
  textField('Textarea', (props) => <Textarea aria-label="Note" {...props} />),
  field<string>({
    component: 'PhoneInput',
    isSingleControl: true,
    draw: (props) => <PhoneInput aria-label="Phone" countries={phoneCountries} countryLabel="Calling code" {...props} />,
    first: '+49 30 123456',
    firstSent: ['+49 30 123456'],
    second: '+33 30 123456',
    secondSent: ['+33 30 123456'],
    change: async () => userEvent.selectOptions(page.getByRole('combobox'), 'FR'),
    shown: () => {
      const country = phoneCountries.find(({ value }) => value === document.querySelector('select')?.value);
      return country && `+${country.callingCode} 30 123456`;
    },
  }),
  textField('SearchInput', (props) => <SearchInput aria-label="Search" clearLabel="Clear" {...props} />, 'searchbox'),
  field<string>({
    component: 'PasswordInput',
    isSingleControl: true,
    draw: (props) => <PasswordInput aria-label="Password" showLabel="Show" hideLabel="Hide" {...props} />,
    first: 'one',
    firstSent: ['one'],
    second: 'two',
    secondSent: ['two'],
    change: async () => page.getByLabelText('Password').fill('two'),
  }),
  field<number | null>({
    component: 'NumberField',
    isSingleControl: true,
    draw: (props) => <NumberField aria-label="Amount" min={0} max={20} decreaseLabel="Less" increaseLabel="More" {...props} />,
    first: null,
    firstSent: [''],
    second: 1,
    secondSent: ['1'],
    change: async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('spinbutton').fill('1');
    },
    shown: () => document.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow') ?? '',
  }),
  field<string>({
    component: 'PinInput',
    isSingleControl: true,
    draw: (props) => <PinInput aria-label="Code" length={4} {...props} />,
    first: '1234',
    firstSent: ['1234'],
    second: '5678',
    secondSent: ['5678'],
    change: async () => page.getByRole('textbox').fill('56 78'),
    shown: () => document.querySelector('[role=textbox] + span, input + span')?.textContent ?? undefined,
  }),
  choiceField(
    'Select',
    (props) => <Select aria-label="Language" options={languages} {...(props as FieldProps<Language>)} />,
    async () => userEvent.selectOptions(page.getByRole('combobox'), 'ru'),
    { isSingleControl: true },
  ),
  choiceField(
    'Picker',
    (props) => <Picker aria-label="Language" options={languages} {...(props as FieldProps<Language>)} />,
    async () => chooseOption('combobox', 'Russian'),
    { shown: () => languages.find(({ label }) => document.querySelector('[role=combobox]')?.textContent?.includes(label))?.value },
  ),
  choiceField(
    'Combobox',
    (props) => <Combobox aria-label="Language" emptyText="None" options={languages} {...(props as FieldProps<Language | ''>)} />,
    async () => {
      await page.getByRole('combobox').fill('Russian');
      await page.getByRole('option', { name: 'Russian' }).click();
    },
    { shown: () => languages.find(({ label }) => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === label)?.value },
  ),
  field<readonly Language[]>({
    component: 'MultiSelect',
    isSingleControl: false,
    draw: (props) => (
      <MultiSelect
        aria-label="Languages"
        emptyText="None"
        removeLabel={(name) => `Remove ${name}`}
        countText={(count) => `Selected: ${count}`}
        options={languages}
        {...props}
      />
    ),
    first: ['de'],
    firstSent: ['de'],
    second: ['de', 'ru'],
    secondSent: ['de', 'ru'],
    change: async () => {
      await page.getByRole('combobox').fill('Russian');
      await page.getByRole('option', { name: 'Russian' }).click();
      await userEvent.keyboard('{Escape}');
    },
    shown: () =>
      Array.from(
        document.querySelectorAll('ul[role=list] > li'),
        ({ textContent }) => languages.find(({ label }) => label === textContent)?.value,
      ).join(),
  }),
  choiceField(
    'RadioGroup',
    (props) => <RadioGroup {...periods} {...props} />,
    async () => page.getByRole('radio', { name: 'Russian' }).click(),
  ),
  choiceField(
    'SegmentedControl',
    (props) => <SegmentedControl label="Language" options={languages} {...(props as FieldProps<Language>)} />,
    async () => page.getByRole('radio', { name: 'Russian' }).click(),
  ),
  choiceField(
    'OptionCardGroup',
    (props) => (
      <OptionCardGroup label="Language" {...props}>
        {languages.map(({ value, label }) => (
          <OptionCard key={value} value={value} title={label} />
        ))}
      </OptionCardGroup>
    ),
    async () => page.getByRole('radio', { name: 'Russian' }).click(),
  ),
  tickField('Checkbox', (props) => <Checkbox label="I agree" {...renamed(props)} />, 'checkbox'),
  tickField('Switch', (props) => <Switch label="Renew" {...renamed(props)} />, 'switch'),
  field<DateRangeValue>({
    component: 'DateRange',
    isSingleControl: false,
    draw: (props) => <DateRange label="Period" fromLabel="From" untilLabel="Until" orderError="The end precedes the start." {...props} />,
    first: { from: '2026-11-01', until: '2026-11-30' },
    firstSent: ['2026-11-01', '2026-11-30'],
    second: { from: '2026-11-15', until: '2026-11-30' },
    secondSent: ['2026-11-15', '2026-11-30'],
    change: async () => page.getByLabelText('From').fill('2026-11-15'),
  }),
  field<readonly File[]>({
    component: 'FileDrop',
    isSingleControl: false,
    draw: (props) => (
      <FileDrop
        aria-label="Files"
        chooseLabel="Choose files"
        statusLabels={statusLabels}
        removeLabel={(name) => `Remove ${name}`}
        onRefuse={() => undefined}
        {...props}
      />
    ),
    first: [note],
    firstSent: ['note.txt'],
    second: [note, trace],
    secondSent: ['note.txt', 'trace.txt'],
    change: async () => userEvent.upload(page.getByLabelText(/Files|Choose files/), trace),
    shown: () => Array.from(document.querySelectorAll('li bdi:first-child'), ({ textContent }) => textContent).join(),
  }),
];
