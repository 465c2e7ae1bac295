import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './error-summary.module.css';

export interface SummarizedError {
  /** The `name` of the field in its form, or its id. */
  name: string;
  /** The label of the field, if the error doesn't name it. */
  label?: ReactNode;
  /** The same text as at the field. */
  error: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What did not happen, such as "The account wasn't created". */
  title: ReactNode;
  /** In the order of the fields. */
  errors: readonly SummarizedError[];
}

/**
 * The errors of a long form above its fields, each a link that focuses its field. Inside the form; focus its `ref` after a submit with
 * errors, so that screen readers read all of it.
 */
export function ErrorSummary({ title, errors, className, ...rest }: ErrorSummaryProps): ReactElement {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-errors`}
      tabIndex={-1}
      data-error-summary=""
      {...rest}
      className={classNames(styles.root, className)}
    >
      <CircleAlert aria-hidden="true" className={styles.sign} />
      <div className={styles.body}>
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        <ul id={`${id}-errors`} role="list" className={styles.errors}>
          {errors.map(({ name, label, error }) => (
            <li key={name}>
              <Link href={`#${name}`} onClick={(event) => showField(event, name)}>
                {label ? <>{label}: </> : null}
                {error}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses a field in the middle of the window, where its label and its error are visible too. */
function showField(event: MouseEvent<HTMLElement>, name: string): void {
  event.preventDefault();
  const field = controlNamed(event.currentTarget.closest('form'), name);
  if (!(field instanceof HTMLElement)) return;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** Returns a control by its name or id; of a group the chosen one or the first to choose, and of a `DateRange` its first day. */
function controlNamed(form: HTMLFormElement | null, name: string): Node | null | undefined {
  const found = form?.elements.namedItem(name) ?? form?.elements.namedItem(`${name}.from`) ?? document.getElementById(name);
  if (!(found instanceof RadioNodeList)) return found;
  const matching = (state: string) => [...found].find((option) => option instanceof Element && option.matches(state));
  return matching(':checked:enabled') ?? matching(':enabled');
}
