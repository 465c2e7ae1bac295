import type { BillingCycle, CyclePrices, Option } from '@portico/contract';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { Field } from '@portico/ui/field';
import { NumberField } from '@portico/ui/number-field';
import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { Select } from '@portico/ui/select';
import { TextInput } from '@portico/ui/text-input';
import type { BoundField } from '../../../forms/use-form.ts';
import { orderMessages as m } from '../order.messages.ts';

type ConfigurationOptionProps = {
  readonly option: Option;
  /** The period whose prices are shown. */
  readonly cycle: BillingCycle;
  readonly field: BoundField<string | number | undefined>;
};

/** One option of the plan, by its kind: cards or a list to choose from, a quantity, a text. */
export function ConfigurationOption({ option, cycle, field }: ConfigurationOptionProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const { value, error, onValueChange } = field;
  const extra = (prices: CyclePrices) => (prices[cycle] ? formatMessage(m.optionPrice, { price: money(prices[cycle]) }) : undefined);

  if (option.kind === 'choice' && option.presentation === 'cards') {
    return (
      <OptionCardGroup label={option.label} value={String(value ?? '')} onValueChange={onValueChange} error={error}>
        {option.choices.map((choice) => (
          <OptionCard
            key={choice.value}
            value={choice.value}
            title={choice.label}
            description={[choice.description, extra(choice.prices)].filter(Boolean).join(' · ') || undefined}
          />
        ))}
      </OptionCardGroup>
    );
  }
  if (option.kind === 'choice') {
    return (
      <Field label={option.label} hint={option.description ?? undefined} error={error}>
        <Select
          value={String(value ?? '')}
          onValueChange={onValueChange}
          options={option.choices.map((choice) => ({
            value: choice.value,
            label: [choice.label, extra(choice.prices)].filter(Boolean).join(' · '),
          }))}
        />
      </Field>
    );
  }
  if (option.kind === 'quantity') {
    const price = option.prices[cycle];
    return (
      <Field
        label={option.label}
        hint={price ? formatMessage(m.eachPerCycle, { cycle, price: money(price) }) : (option.description ?? undefined)}
        error={error}
      >
        <NumberField
          min={option.min}
          max={option.max}
          value={typeof value === 'number' ? value : option.default}
          onValueChange={(quantity) => onValueChange(quantity ?? option.default)}
          decreaseLabel={formatMessage(m.decrease)}
          increaseLabel={formatMessage(m.increase)}
        />
      </Field>
    );
  }
  return (
    <Field label={option.label} hint={option.description ?? (option.required ? undefined : formatMessage(m.optional))} error={error}>
      <TextInput
        mono
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
