import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import frame from '../internal/control-frame.module.css';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'mono'> {
  /** Name of the button that makes the password readable. */
  showLabel: string;
  /** Name of the same button once it is readable. */
  hideLabel: string;
}

/** A password, hidden until it is asked to be seen. */
export function PasswordInput({ showLabel, hideLabel, disabled, ...rest }: PasswordInputProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={frame.button}
          aria-label={shown ? hideLabel : showLabel}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
    />
  );
}
