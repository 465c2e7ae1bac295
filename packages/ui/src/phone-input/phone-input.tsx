import { ChevronDown, Globe } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type ReactElement } from 'react';
import { enterText } from '../internal/enter-text.ts';
import { useControlText } from '../internal/use-control-text.ts';
import { useKeptChoice } from '../internal/use-kept-choice.ts';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';
import { countryOfNumber, withCallingCode, type PhoneCountry } from './phone-countries.ts';
import styles from './phone-input.module.css';

export type { PhoneCountry } from './phone-countries.ts';

export interface PhoneInputProps extends Omit<TextInputProps, 'type' | 'start' | 'end' | 'mono' | 'value' | 'defaultValue'> {
  /** The number as typed: "+49 30 123456", or "030 123456" for a number of `country`. */
  value?: string | undefined;
  /** The number at first and after a reset of the form, if there is no `value`. */
  defaultValue?: string | undefined;
  /** The countries to choose from, in the order of the list. */
  countries: readonly PhoneCountry[];
  /** Accessible name of the list of countries. */
  countryLabel: string;
  /** The country of a number without a calling code: its value in `countries`. */
  country?: string | undefined;
  /**
   * Returns the country of a number that begins with a calling code of several countries, such as +1 or +7; undefined while too few digits
   * are typed. Pass your phone library's. Without it the last chosen one of them is shown.
   */
  findCountry?: ((number: string) => string | undefined) | undefined;
}

/**
 * A phone number with a list of countries that fills in the calling code. The number is one text, so that it can be pasted, autofilled and
 * sent as typed; the list only shows and changes its beginning. The form validates it. `className` goes to the frame, all other props to
 * the input.
 */
export function PhoneInput({
  countries,
  countryLabel,
  country,
  findCountry,
  value,
  defaultValue = '',
  onValueChange,
  disabled,
  readOnly,
  ref,
  ...rest
}: PhoneInputProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const { text, attributes, onText } = useControlText(input, value, defaultValue);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  // Always controlled: the number decides which country the list shows.
  const list = useKeptChoice<HTMLSelectElement>(undefined, true);
  const shown = countryOfNumber(text, countries, { findCountry, chosen, country });

  function choose(next: string): void {
    const code = countries.find((one) => one.value === next)?.callingCode;
    if (code === undefined) return;
    setChosen(next);
    enterText(input.current, withCallingCode(text, code, countries));
  }

  return (
    <TextInput
      autoComplete="tel"
      {...rest}
      {...attributes}
      ref={input}
      type="tel"
      disabled={disabled}
      readOnly={readOnly}
      onValueChange={(next) => {
        onText(next);
        onValueChange?.(next);
      }}
      start={
        <span className={styles.country}>
          <span className={styles.code} aria-hidden="true">
            {shown ?? <Globe />}
          </span>
          <ChevronDown aria-hidden="true" />
          <select
            ref={list}
            aria-label={countryLabel}
            className={styles.select}
            disabled={disabled || readOnly}
            value={shown ?? ''}
            // The field's own event is the text's, which follows.
            onChange={(event) => {
              event.stopPropagation();
              choose(event.target.value);
            }}
          >
            {shown === undefined ? <option value="" disabled hidden /> : null}
            {countries.map((one) => (
              <option key={one.value} value={one.value}>
                {`${one.label} (+${one.callingCode})`}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
