import { createContext, use } from 'react';
import { classNames } from '../internal/class-names.ts';

/** The heights of controls, the same as of buttons. */
export const controlSizes = ['sm', 'md', 'lg'] as const;
export type ControlSize = (typeof controlSizes)[number];

/** What a field passes to its control. */
export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface ControlAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Returns the attributes that connect a control to its field: the label's id, the description and error, and the validity. Outside a
 * field they are the control's own. A field has one control.
 */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = use(FieldContext);
  if (!field) return { id: own.id, 'aria-describedby': own['aria-describedby'], 'aria-invalid': own['aria-invalid'] };
  return {
    id: field.id,
    'aria-describedby': classNames(field.describedBy, own['aria-describedby']),
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}
