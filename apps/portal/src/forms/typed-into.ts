import { changeValue, valueAt } from './form-state.ts';
import type { FieldPath, FormState } from './form-state.ts';

/** What the person has made of a control: its text, or whether it is checked; undefined for what keeps another value than it shows. */
function typed(control: Element): string | boolean | undefined {
  if (control instanceof HTMLTextAreaElement) return control.value;
  if (!(control instanceof HTMLInputElement) || control.role === 'combobox') return undefined;
  return control.type === 'checkbox' ? control.checked : control.value;
}

/** The state with what the controls of a form hold. */
export function typedInto<Values extends object>(form: HTMLFormElement, state: FormState<Values>): FormState<Values> {
  return [...form.elements].reduce((before, control) => {
    const value = typed(control);
    // The names of the controls are paths of the values.
    const path = (control.getAttribute('name') ?? '') as FieldPath<Values>;
    const held = path && valueAt(before.values, path);
    return value === undefined || typeof held !== typeof value || held === value ? before : changeValue(before, path, value as never);
  }, state);
}
