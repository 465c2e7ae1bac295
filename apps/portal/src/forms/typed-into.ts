import { changeValue, valueAt } from './form-state.ts';
import type { FieldPath, FormState } from './form-state.ts';

/** Returns a control's text or checked state as the person left it; undefined if its value differs from what it shows. */
function typed(control: Element): string | boolean | undefined {
  if (control instanceof HTMLTextAreaElement) return control.value;
  if (!(control instanceof HTMLInputElement) || control.role === 'combobox') return undefined;
  return control.type === 'checkbox' ? control.checked : control.value;
}

/** Returns the state with the current values of a form's controls. */
export function typedInto<Values extends object>(form: HTMLFormElement, state: FormState<Values>): FormState<Values> {
  return [...form.elements].reduce((before, control) => {
    const value = typed(control);
    // The names of the controls are paths of the values.
    const path = (control.getAttribute('name') ?? '') as FieldPath<Values>;
    const held = path && valueAt(before.values, path);
    return value === undefined || typeof held !== typeof value || held === value ? before : changeValue(before, path, value as never);
  }, state);
}
