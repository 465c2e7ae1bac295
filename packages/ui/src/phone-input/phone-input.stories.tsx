import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

interface PhoneInputStory extends PhoneInputProps {
  label: string;
  error?: string | undefined;
}

function KeepingPhoneInput({ label, error, value, onValueChange, ...rest }: PhoneInputStory) {
  const [kept, setKept] = useState(value);
  return (
    <Field label={label} error={error} style={{ maxInlineSize: '20rem' }}>
      <PhoneInput
        {...rest}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange?.(next);
        }}
      />
    </Field>
  );
}

const guide: ComponentGuide = {
  use: 'A phone number of any country. The list fills in the calling code; whoever knows it types or pastes the whole number.',
  avoid: [
    'TextInput with `type="tel"`, for numbers of one country.',
    'PinInput, for a code that was sent to a phone.',
    'NumberField, for amounts: a phone number is text.',
  ],
  alsoCalled: ['telephone', 'tel', 'mobile number', 'country code', 'dialling code', 'international phone'],
  anatomy: [
    ['Country', 'A native select that shows the code of the number’s country, or a globe until it is known'],
    ['Number', 'The whole number with its calling code, which is the field’s value'],
  ],
  keyboard: [
    ['Tab', 'From the list of countries to the number'],
    ['↓, ↑', 'In the list, selects the next or previous country and changes the calling code'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { PhoneInput } from '@portico/ui/phone-input';
import { useState } from 'react';

const countries = [
  { value: 'CA', label: 'Canada', callingCode: '1' },
  { value: 'DE', label: 'Germany', callingCode: '49' },
  { value: 'US', label: 'United States', callingCode: '1' },
];

export function PhoneField() {
  const [phone, setPhone] = useState('');
  return (
    <Field label="Phone">
      <PhoneInput
        name="phone"
        value={phone}
        onValueChange={setPhone}
        countries={countries}
        country="DE"
        countryLabel="Calling code"
      />
    </Field>
  );
}
`,
};

const meta = {
  component: KeepingPhoneInput,
  parameters: { guide },
  args: {
    label: 'Phone',
    value: '+49 30 123456',
    countryLabel: 'Calling code',
    countries: [
      { value: 'CA', label: 'Canada', callingCode: '1' },
      { value: 'FR', label: 'France', callingCode: '33' },
      { value: 'DE', label: 'Germany', callingCode: '49' },
      { value: 'KZ', label: 'Kazakhstan', callingCode: '7' },
      { value: 'RU', label: 'Russia', callingCode: '7' },
      { value: 'GB', label: 'United Kingdom', callingCode: '44' },
      { value: 'US', label: 'United States', callingCode: '1' },
    ],
  },
} satisfies Meta<typeof KeepingPhoneInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', country: 'DE' } };
/** Shows a globe until the country is known. */
export const NoCountry: Story = { args: { value: '' } };
export const Wrong: Story = { args: { value: '+49 30', error: 'Enter a valid phone number with its country code.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongRussian: Story = {
  args: {
    label: 'Телефон, по которому можно найти вас в случае аварии',
    value: '+7 495 000-00-00',
    country: 'RU',
    countryLabel: 'Код страны',
    countries: [
      { value: 'KZ', label: 'Казахстан', callingCode: '7' },
      { value: 'RU', label: 'Россия', callingCode: '7' },
      { value: 'GS', label: 'Южная Георгия и Южные Сандвичевы о-ва', callingCode: '500' },
    ],
  },
};
