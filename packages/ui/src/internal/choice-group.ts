import type { FocusEvent, HTMLAttributes } from 'react';

/**
 * Returns the attributes of a group of radio buttons. An invalid group can be focused by script, which moves the focus to the first invalid
 * control, and passes the focus to the selected button or the first one.
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
