import type { FieldError } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { ErrorSummary } from '@portico/ui/error-summary';

type FieldTexts = Partial<Record<FieldError['code'], Message>>;

type FormErrorsProps<Name extends string> = {
  readonly form: {
    readonly submitted: boolean;
    readonly field: (name: NoInfer<Name>, label: string, texts?: FieldTexts) => { readonly error: string | undefined };
  };
  /** What did not happen. */
  readonly title: string;
  /** The labels of all fields, in their order. */
  readonly labels: Readonly<Record<Name, string>>;
  /** The fields' own sentences, as they are passed to `field`. */
  readonly texts?: Readonly<Record<string, FieldTexts | undefined>>;
};

/** The summary of a long form's errors, first in the form. A single error has none: its field gets the focus. */
export function FormErrors<Name extends string>({ form, title, labels, texts }: FormErrorsProps<Name>) {
  const { formatMessage } = useIntl();
  // The labels have the names of the fields as keys.
  const names = Object.keys(labels) as Name[];
  const errors = names.flatMap((name) => {
    const { error } = form.field(name, labels[name], texts?.[name]);
    if (error === undefined) return [];
    // The field's own message already names it.
    const isOwn = Object.values(texts?.[name] ?? {}).some((text) => formatMessage(text) === error);
    return [{ name, label: isOwn ? undefined : labels[name], error }];
  });
  return form.submitted && errors.length > 1 ? <ErrorSummary title={title} errors={errors} /> : null;
}
