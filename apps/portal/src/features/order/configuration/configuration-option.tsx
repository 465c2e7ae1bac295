import type { BillingCycle, CyclePrices, Option } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Checkbox } from '@portico/ui/checkbox';
import { Field } from '@portico/ui/field';
import { NumberField } from '@portico/ui/number-field';
import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { Select } from '@portico/ui/select';
import { TextInput } from '@portico/ui/text-input';
import type { BoundField } from '../../../forms/use-form.ts';
import { useReadNumber } from '../../../forms/use-read-number.ts';
import { orderMessages as m } from '../order.messages.ts';

type Priced = { readonly prices: CyclePrices; readonly setup_fee: number };

type ConfigurationOptionProps = {
  readonly option: Option;
  /** The billing cycle whose prices are shown. */
  readonly cycle: BillingCycle;
  readonly field: BoundField<string | number | boolean | undefined>;
};

/** One option of the plan, by its kind: cards or a list, a quantity, a switch, or a text. */
export function ConfigurationOption({ option, cycle, field }: ConfigurationOptionProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const readNumber = useReadNumber();
  const { value, error, onValueChange } = field;
  const extra = ({ prices, setup_fee: fee }: Priced) => [
    ...(prices[cycle] ? [formatMessage(m.optionPrice, { price: money(prices[cycle]) })] : []),
    ...(fee > 0 ? [formatMessage(m.optionFee, { price: money(fee) })] : []),
  ];
  const listed = (...words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');

  if (option.kind === 'choice' && option.presentation === 'cards') {
    return (
      <OptionCardGroup label={option.label} value={String(value ?? '')} onValueChange={onValueChange} error={error}>
        {option.choices.map((choice) => (
          <OptionCard
            key={choice.value}
            value={choice.value}
            title={choice.label}
            description={listed(choice.description, ...extra(choice)) || undefined}
          />
        ))}
      </OptionCardGroup>
    );
  }
  if (option.kind === 'choice') {
    return (
      <Field label={option.label} description={option.description ?? undefined} error={error}>
        <Select
          value={String(value ?? '')}
          onValueChange={onValueChange}
          options={option.choices.map((choice) => ({
            value: choice.value,
            label: listed(choice.label, ...extra(choice)),
          }))}
        />
      </Field>
    );
  }
  if (option.kind === 'quantity') {
    const price = option.prices[cycle];
    const fee = extra({ ...option, prices: { ...option.prices, [cycle]: 0 } });
    return (
      <Field
        label={option.label}
        description={
          price ? listed(formatMessage(m.eachPerCycle, { cycle, price: money(price) }), ...fee) : (option.description ?? undefined)
        }
        error={error}
      >
        <NumberField
          min={option.min}
          max={option.max}
          value={typeof value === 'number' ? value : option.default}
          parse={readNumber}
          // An empty value would count as an untouched option and get its default.
          onValueChange={(quantity) => onValueChange(quantity ?? Number.NaN)}
          onBlur={field.onBlur}
          decreaseLabel={formatMessage(m.decrease)}
          increaseLabel={formatMessage(m.increase)}
        />
      </Field>
    );
  }
  if (option.kind === 'toggle') {
    return (
      <Checkbox
        label={listed(option.label, ...extra(option))}
        description={option.description ?? undefined}
        checked={value === true}
        error={error}
        onChange={(event) => onValueChange(event.target.checked)}
        onBlur={field.onBlur}
      />
    );
  }
  return (
    <Field
      label={option.label}
      description={listed(option.description ?? (option.required ? null : formatMessage(m.optional)), ...extra(option)) || undefined}
      error={error}
    >
      <TextInput
        mono={option.format === 'hostname'}
        value={String(value ?? '')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onValueChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
