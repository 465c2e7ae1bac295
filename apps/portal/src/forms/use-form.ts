import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@portico/api-client/api-error';
import type { FieldError, ProblemCode } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { validate } from '@portico/validation/issues';
import type { FormSchema } from '@portico/validation/issues';
import { showFailure } from '../operations/failures/describe-error.ts';
import { isStarted } from '../platform/first-render.ts';
import { localeAtom } from '../platform/locale.ts';
import { shownIntl } from '../platform/shown-intl.ts';
import { notify } from '../platform/notifications.tsx';
import { store } from '../platform/store.ts';
import { vocabulary } from '../platform/vocabulary.messages.ts';
import { afterPress } from './after-press.ts';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';
import { appendRow, changeValue, errorAt, initialForm, refuse, removeRow, touch, valueAt } from './form-state.ts';
import type { FieldPath, ShownError, ValueAt } from './form-state.ts';
import { typedInto } from './typed-into.ts';

/** A schema, or a validate function such as that of a configuration. */
export type FormRules<Values, Output> =
  | (FormSchema & { readonly '~types'?: { readonly output: Output } | undefined })
  | Validate<Values, Output>;
type Validate<Values, Output> = (
  values: Values,
) => { readonly ok: true; readonly output: Output } | { readonly ok: false; readonly issues: readonly FieldError[] };

export type FormOptions<Values extends object, Output> = {
  readonly schema: FormRules<Values, Output>;
  readonly initial: Values | (() => Values);
  /** Sends the validated output; `values` are as typed. Field errors of an ApiError are shown at their fields, all others in a toast. */
  readonly submit: (output: Output, values: Values) => Promise<unknown>;
  /** Maps the server's path to a field with a different name. */
  readonly fieldOf?: (path: string) => string;
  /**
   * The field to blame when the server refuses the whole call, such as an incorrect code. It shows the server's sentence, and the form
   * can't be submitted until the field changes.
   */
  readonly refusedAt?: Partial<Record<ProblemCode, FieldPath<Values>>>;
  /** The toast's text when the server has none. */
  readonly failed?: Message;
  /** The form submits a corrected value on its own, so no toast asks for it. */
  readonly sendsCorrections?: boolean;
};

type FieldTexts = Partial<Record<FieldError['code'], Message>>;

export type BoundField<Value> = {
  readonly name: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur: () => void;
  /** The error in the reader's language; undefined while the field is valid or untouched. */
  readonly error: string | undefined;
};

/**
 * Validates the values against one schema on every change. A field shows its error once it was touched or the form submitted. Server errors
 * appear at the same field and stay until it changes.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { schema, initial, submit, fieldOf = (path) => path, refusedAt = {}, failed, sendsCorrections = false } = options;
  const intl = useIntl();
  const [state, setState] = useState(() => initialForm(typeof initial === 'function' ? initial() : initial));
  const [busy, setBusy] = useState(false);
  const latest = useRef(state.values);
  useLayoutEffect(() => {
    latest.current = state.values;
  }, [state.values]);
  const formRef = useRef<HTMLFormElement>(null);
  /** The id of the last failure's toast, dismissed on the next successful submit and replaced by the next failure. */
  const failureToast = useRef<string>(undefined);
  const [focusRequest, setFocusRequest] = useState(0);

  const validated = useMemo(() => validateForm(schema, state.values), [schema, state.values]);
  const issues: readonly FieldError[] = validated.ok ? [] : validated.issues;

  // Text typed before the page responded.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form && !isStarted()) setState((before) => typedInto(form, before));
  }, []);

  useEffect(() => {
    if (focusRequest > 0) formRef.current?.querySelector<HTMLElement>('[data-error-summary],[aria-invalid="true"]')?.focus();
  }, [focusRequest]);

  /** `texts` are the field's own sentences, by error code, where they say more than the general ones. */
  function field<Path extends FieldPath<Values>>(path: Path, label: string, texts?: FieldTexts): BoundField<ValueAt<Values, Path>> {
    const error = errorAt(state, issues, path);
    // A sentence that the server wrote in another language gives way to the general one.
    const sentence = error?.sentence?.locale === store.get(localeAtom) ? error.sentence.text : undefined;
    return {
      name: path,
      // `path` is one of the values' own.
      value: valueAt(state.values, path) as ValueAt<Values, Path>,
      onValueChange: (value) => setState((before) => changeValue(before, path, value)),
      onBlur: () => afterPress(() => setState((before) => touch(before, path))),
      error:
        error && (sentence ?? intl.formatMessage(texts?.[error.code] ?? fieldErrorMessages[error.code], { field: label, ...error.params })),
    };
  }

  /** Returns a list of fields: `contacts.0`, `contacts.1` are the paths of its rows. */
  function list<Path extends FieldPath<Values>>(path: Path) {
    return {
      append: (row: ValueAt<Values, `${Path}.${number}`>) => setState((before) => appendRow(before, path, row)),
      remove: (index: number) => setState((before) => removeRow(before, path, index)),
    };
  }

  /** Returns the output, or undefined after showing every error and focusing their summary or the first. */
  function check(): { readonly output: Output } | undefined {
    setState((before) => ({ ...before, submitted: true }));
    if (validated.ok) return validated;
    setFocusRequest((count) => count + 1);
    return undefined;
  }

  function refusals(error: unknown): readonly ShownError[] {
    if (!(error instanceof ApiError)) return [];
    const at = Object.entries<string | undefined>(refusedAt).find(([code]) => code === error.code)?.[1];
    if (at !== undefined)
      return [{ path: at, code: 'invalid', params: {}, sentence: { text: error.message, locale: error.language ?? '' } }];
    // A newer API, or another one, may have codes without a text here.
    return error.errors.map((one) => ({ ...one, code: one.code in fieldErrorMessages ? one.code : 'invalid', path: fieldOf(one.path) }));
  }

  async function onSubmit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const checked = busy ? undefined : check();
    if (!checked) return;
    // A refused value, such as a code, would only use up another attempt.
    if (state.serverErrors.some(({ path }) => Object.values<string | undefined>(refusedAt).includes(path))) {
      setFocusRequest((count) => count + 1);
      return;
    }
    setBusy(true);
    try {
      await submit(checked.output, state.values);
      if (failureToast.current !== undefined) notify.dismiss([failureToast.current]);
    } catch (error) {
      const refused = refuse(state, refusals(error)).serverErrors;
      // What was changed while the answer was on its way isn't what was refused.
      const serverErrors = refused.filter(({ path }) => Object.is(valueAt(latest.current, path), valueAt(state.values, path)));
      setState((before) => ({ ...before, serverErrors }));
      if (serverErrors.length > 0) setFocusRequest((count) => count + 1);
      else if (refused.length === 0) failureToast.current = showFailure(error, { fallback: failed, replaced: failureToast.current });
      else if (!sendsCorrections)
        failureToast.current = notify.error(
          // The language may have changed since the submit.
          shownIntl().formatMessage(vocabulary.changedTooLate),
          undefined,
          undefined,
          failureToast.current,
        );
    } finally {
      setBusy(false);
    }
  }

  return {
    values: state.values,
    /** Changes a value based on its current one, without clearing its errors. */
    setValue: <Name extends keyof Values & string>(name: Name, change: (value: Values[Name]) => Values[Name]) =>
      setState((before) => ({ ...before, values: { ...before.values, [name]: change(before.values[name]) } })),
    /** Changes all values at once. */
    setValues: (change: (values: Values) => Values) => setState((before) => ({ ...before, values: change(before.values) })),
    field,
    list,
    /** Resets the form to these values, which may depend on the current ones, untouched. */
    reset: (next: Values | ((values: Values) => Values)) =>
      setState(({ values }) => initialForm(typeof next === 'function' ? next(values) : next)),
    check,
    submitted: state.submitted,
    submit: () => void onSubmit(),
    busy,
    // If the scripts fail to load, POST keeps typed values out of the URL.
    props: { ref: formRef, method: 'post' as const, onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true },
  };
}

function validateForm<Values, Output>(rules: FormRules<Values, Output>, values: Values): ReturnType<Validate<Values, Output>> {
  // The schema's output has the declared type, which the union hides.
  return typeof rules === 'function'
    ? rules(values)
    : validate<FormSchema & { readonly '~types'?: { readonly output: Output } | undefined }>(rules, values);
}
