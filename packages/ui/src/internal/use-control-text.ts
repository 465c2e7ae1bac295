import { useLayoutEffect, useState, type RefObject } from 'react';
import { useFormReset } from './use-form-reset.ts';

/** Calls `onWrite` after a script sets the control's value; returns a function that stops it. */
function watchWrites(control: HTMLInputElement, onWrite: () => void): () => void {
  // React defines its own property on each input.
  const own = Object.getOwnPropertyDescriptor(control, 'value');
  const property = own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  Object.defineProperty(control, 'value', {
    configurable: true,
    get: () => property?.get?.call(control) as string,
    set(text: string) {
      property?.set?.call(control, text);
      onWrite();
    },
  });
  return () => {
    if (own) Object.defineProperty(control, 'value', own);
    else Reflect.deleteProperty(control, 'value');
  };
}

export interface ControlText {
  text: string;
  /** To spread on the control. */
  attributes: { value: string } | { defaultValue: string };
  /** To call when the user changes the text. */
  onText: (text: string) => void;
}

/**
 * Returns the text of an input whose look depends on it. Without a controlled text the input has it, so that the form's reset and
 * libraries that write through the ref (`register` of react-hook-form) work as with any native input. Call it before the ref is passed on.
 */
export function useControlText(
  control: RefObject<HTMLInputElement | null>,
  controlled: string | undefined,
  defaultText: string,
): ControlText {
  const [own, setOwn] = useState(defaultText);
  const isControlled = controlled !== undefined;
  useLayoutEffect(() => {
    const { current } = control;
    return isControlled || !current ? undefined : watchWrites(current, () => setOwn(current.value));
  }, [control, isControlled]);
  useFormReset(control, () => setOwn(defaultText));
  return isControlled
    ? { text: controlled, attributes: { value: controlled }, onText: setOwn }
    : { text: own, attributes: { defaultValue: defaultText }, onText: setOwn };
}
