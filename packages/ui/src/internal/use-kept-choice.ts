import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

export type ChoiceAttributes = { checked: boolean } | { defaultChecked: boolean };

/**
 * Makes a form's reset keep the controlled choice of radio buttons, checkboxes and selects. The browser resets to the default, which React
 * updates in text inputs only.
 *
 * @param ref the application's
 * @param defaultOption an uncontrolled select's, which React does not update either
 * @returns the ref of the control, or of an element around its radio buttons
 */
export function useKeptChoice<Root extends HTMLElement>(
  ref: Ref<Root> | undefined,
  isControlled: boolean,
  defaultOption?: string,
): RefObject<Root | null> {
  // Runs at each render anyway.
  'use no memo';
  const element = useRef<Root>(null);
  useImperativeHandle<Root | null, Root | null>(ref, () => element.current);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    for (const choice of [current, ...current.querySelectorAll('input, option')]) {
      if (choice instanceof HTMLInputElement && isControlled) choice.defaultChecked = choice.checked;
      if (choice instanceof HTMLOptionElement) choice.defaultSelected = isControlled ? choice.selected : choice.value === defaultOption;
    }
  });
  return element;
}

/** Returns the attributes of one radio button: checked by the group's value, or at first by its default. */
export function choiceAttributes(own: string, value: string | undefined, defaultValue: string | undefined): ChoiceAttributes {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value };
}
