import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Tag, X } from 'lucide-react';
import type { QuotedItem } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { IconButton } from '@portico/ui/icon-button';
import { TextInput } from '@portico/ui/text-input';
import { promocodeMaxLength } from '@portico/contract/limits';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';
import styles from './promo-code.module.css';
import { promoMessages as m, promoReasonMessages } from './promo.messages.ts';

type PromoCodeProps = {
  /** The applied codes. */
  readonly codes: readonly string[];
  /** The quoted items with each code's effect; empty while the quote loads. */
  readonly quoted: readonly QuotedItem[];
  readonly busy: boolean;
  /** Resolves to null once the code is applied, or to a sentence that says why not. */
  readonly onApply: (code: string) => Promise<string | null>;
  readonly onRemove: (code: string) => void;
};

/** The applied codes with their discounts, or a field to enter one. */
export function PromoCode({ codes, quoted, busy, onApply, onRemove }: PromoCodeProps) {
  if (codes.length === 0) return <PromoEntry busy={busy} onApply={onApply} />;
  return (
    <ul role="list" className={styles.codes}>
      {codes.map((code) => (
        <UsedCode key={code} code={code} quoted={quoted} busy={busy} onRemove={() => onRemove(code)} />
      ))}
    </ul>
  );
}

type UsedCodeProps = Pick<PromoCodeProps, 'quoted' | 'busy'> & { readonly code: string; readonly onRemove: () => void };

function UsedCode({ code, quoted, busy, onRemove }: UsedCodeProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const own = quoted.filter(({ promocode }) => promocode?.code === code.toUpperCase());
  const applied = own.find(({ promocode }) => promocode?.reason === null);
  const reason = applied ? null : own[0]?.promocode?.reason;
  const cents = own.reduce((sum, { discount }) => sum + Math.round(discount * 100), 0);
  return (
    <li className={styles.used}>
      <Tag className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.code}>{code.toUpperCase()}</span>
        {applied ? <span className={styles.note}>{formatMessage(applied.promocode?.renews ? m.everyPeriod : m.firstPeriod)}</span> : null}
        {reason ? <span className={styles.reason}>{formatMessage(promoReasonMessages[reason])}</span> : null}
      </div>
      {applied ? <span className={styles.amount}>{`−${money(cents / 100)}`}</span> : null}
      <IconButton
        size="sm"
        variant="quiet"
        disabled={busy}
        label={formatMessage(m.remove, { code: code.toUpperCase() })}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  );
}

function PromoEntry({ busy, onApply }: Pick<PromoCodeProps, 'busy' | 'onApply'>) {
  const { formatMessage, locale } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<{ readonly text: string; readonly locale: string }>();

  async function apply(): Promise<void> {
    if (busy) return;
    const reason = await reasonAgainst(text.trim());
    setError(reason === null ? undefined : { text: reason, locale });
  }

  async function reasonAgainst(code: string): Promise<string | null> {
    if (code === '') return formatMessage(m.missing);
    if (code.length > promocodeMaxLength) return formatMessage(fieldErrorMessages.too_long, { max: promocodeMaxLength });
    return await onApply(code);
  }

  /** Prevents Enter from submitting the surrounding order form. */
  function applyOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  }

  if (!isOpen) {
    return (
      <Button variant="quiet" size="sm" className={styles.open} iconStart={<Tag />} onClick={() => setOpen(true)}>
        {formatMessage(m.open)}
      </Button>
    );
  }
  return (
    <div className={styles.entry}>
      <Field label={formatMessage(m.label)} error={error?.locale === locale ? error.text : undefined} className={styles.field}>
        <TextInput
          mono
          autoFocus
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={applyOnEnter}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button busy={busy} onClick={() => void apply()}>
        {formatMessage(m.apply)}
      </Button>
    </div>
  );
}
