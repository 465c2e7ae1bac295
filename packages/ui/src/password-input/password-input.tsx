import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import frame from '../internal/control-frame.module.css';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';
import { useLabels } from '../labels/labels-provider.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'mono'> {
  /** Label of the button while the password is hidden. Defaults to `showPassword` of the labels. */
  showLabel?: string | undefined;
  /** Label of the button while the password is visible. Defaults to `hidePassword` of the labels. */
  hideLabel?: string | undefined;
}

/** A password input with a button to show it. */
export function PasswordInput({ showLabel, hideLabel, disabled, ...rest }: PasswordInputProps): ReactElement {
  const labels = useLabels();
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
          aria-label={shown ? (hideLabel ?? labels.hidePassword ?? 'Hide password') : (showLabel ?? labels.showPassword ?? 'Show password')}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
    />
  );
}
