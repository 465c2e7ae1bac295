import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import frame from '../internal/control-frame.module.css';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'mono'> {
  /** Label of the button while the password is hidden. */
  showLabel: string;
  /** Label of the button while the password is visible. */
  hideLabel: string;
}

/** A password input with a button to show it. */
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
