import { useId, type ReactElement } from 'react';
import type { Control } from './controls-of.ts';
import styles from './playground.module.css';

interface ControlProps {
  control: Control;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** As many options fit side by side; more are a list. */
const maxSideBySide = 5;

function Choice({ control: { name, options, fallback }, value, onChange }: ControlProps): ReactElement {
  const id = useId();
  const chosen = options.find((option) => option === (value ?? fallback));
  const byText = (text: string) => options.find((option) => String(option) === text);
  if (options.length > maxSideBySide) {
    return (
      <label className={styles.field}>
        <code>{name}</code>
        <select className={styles.input} value={chosen ?? ''} onChange={(event) => onChange(byText(event.target.value))}>
          {chosen === undefined ? <option value="" /> : null}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset className={styles.field}>
      <legend>
        <code>{name}</code>
      </legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option} className={styles.choice}>
            <input type="radio" name={id} checked={option === chosen} onChange={() => onChange(option)} />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch({ control: { name, fallback }, value, onChange }: ControlProps): ReactElement {
  return (
    <label className={styles.switch}>
      <code>{name}</code>
      <input type="checkbox" checked={Boolean(value ?? fallback)} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}

function Entry({ control: { name, kind, fallback }, value, onChange }: ControlProps): ReactElement {
  const shown = value ?? fallback;
  return (
    <label className={styles.field}>
      <code>{name}</code>
      <input
        className={styles.input}
        type={kind === 'number' ? 'number' : 'text'}
        value={typeof shown === 'string' || typeof shown === 'number' ? shown : ''}
        onChange={({ target }) => {
          if (kind === 'text') onChange(target.value === '' ? undefined : target.value);
          else if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
        }}
      />
    </label>
  );
}

const byKind = { choice: Choice, switch: Switch, number: Entry, text: Entry } as const;

/** One control of the playground. */
export function ControlField(props: ControlProps): ReactElement {
  const Field = byKind[props.control.kind];
  return <Field {...props} />;
}
