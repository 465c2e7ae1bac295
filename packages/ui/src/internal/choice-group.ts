import type { FocusEvent, HTMLAttributes } from 'react';

/**
 * The attributes of a group of radio buttons. While it is invalid it takes focus by script, as whatever asks for the first invalid
 * control does, and hands it on to the button that is chosen, or to the first.
 */
export function choiceGroup(ids: { label: string; error: string }, error: string | undefined): HTMLAttributes<HTMLDivElement> {
  if (!error) return { role: 'radiogroup', 'aria-labelledby': ids.label };
  return {
    role: 'radiogroup',
    'aria-labelledby': ids.label,
    'aria-describedby': ids.error,
    'aria-invalid': true,
    tabIndex: -1,
    onFocus(event: FocusEvent<HTMLDivElement>) {
      if (event.target !== event.currentTarget) return;
      const { currentTarget: group } = event;
      const radio = group.querySelector<HTMLInputElement>('input:checked') ?? group.querySelector<HTMLInputElement>('input:enabled');
      radio?.focus();
    },
  };
}
