import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldError } from '@portico/contract';
import { ApiError } from '@portico/api-client/api-error';
import { issuesOf } from '@portico/validation/issues';
import type { FormSchema } from '@portico/validation/issues';
import { useIntl } from '@portico/i18n/react';
import { notify } from '../platform/notifications.tsx';
import { describeError } from '../calls/describe-error.ts';
import { fieldErrorMessages } from './field-error.messages.ts';

type FormOptions<Values extends object> = {
  readonly schema: FormSchema;
  readonly initial: Values;
  /** Sends the values. An ApiError's field errors land on their fields; what has no field here becomes a toast. */
  readonly submit: (values: Values) => Promise<void>;
};

export type BoundField<Value> = {
  readonly name: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur: () => void;
  /** The sentence to show, in the reader's language; undefined while the field is untouched or right. */
  readonly error: string | undefined;
};

/**
 * One schema, checked at every change; a field shows its error once it was left or the form was sent. What the server refuses
 * lands on the same field in the same words, and stays until that field changes.
 */
export function useForm<Values extends object>({ schema, initial, submit }: FormOptions<Values>) {
  const intl = useIntl();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [busy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const [focusRequest, setFocusRequest] = useState(0);

  const issues = useMemo(() => issuesOf(schema, values), [schema, values]);

  useEffect(() => {
    if (focusRequest > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusRequest]);

  const setValue = useCallback((name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => before.filter((error) => error.path !== name));
  }, []);

  function field<Name extends keyof Values & string>(name: Name, label: string): BoundField<Values[Name]> {
    const own =
      refused.find((error) => error.path === name) ?? (sent || left.has(name) ? issues.find((issue) => issue.path === name) : undefined);
    return {
      name,
      value: values[name],
      onValueChange: (value) => setValue(name, value),
      onBlur: () => setLeft((before) => (before.has(name) ? before : new Set(before).add(name))),
      error: own && intl.formatMessage(fieldErrorMessages[own.code], { field: label, ...own.params }),
    };
  }

  async function onSubmit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (busy) return;
    setSent(true);
    if (issues.length > 0) {
      setFocusRequest((count) => count + 1);
      return;
    }
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      const onFields = error instanceof ApiError ? error.errors.filter(({ path }) => path in values) : [];
      setRefused(onFields);
      if (onFields.length > 0) setFocusRequest((count) => count + 1);
      else notify.error(describeError(intl, error));
    } finally {
      setBusy(false);
    }
  }

  return { values, field, busy, props: { ref: formRef, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true } };
}
