import { Upload } from 'lucide-react';
import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { useFieldControl } from '../field/field-control.ts';
import { useDroppedFiles, useFilesOverPage, usePastedFiles } from './file-arrival.ts';
import type { FileActions, FileDropItem } from './file-drop-item.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import styles from './file-drop.module.css';
import { sortFiles, type FileLimits, type FileRefusal } from './file-limits.ts';
import { FileRow } from './file-row.tsx';

export { fileDropStatuses, type FileDropItem, type FileDropStatus } from './file-drop-item.ts';

export interface FileDropProps
  extends
    FileLimits,
    FileActions,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple'> {
  /** Label of the button: "Choose files". Part of the accessible name. */
  chooseLabel: string;
  /** The alternative: "or drop them here". */
  dropText?: string | undefined;
  /** Collapses to one line until files are dragged over the page. */
  compact?: boolean | undefined;
  /** The files to send with the form. */
  value?: readonly File[] | undefined;
  /** The files at first and after a reset of the form, if there is no `value`. */
  defaultValue?: readonly File[] | undefined;
  /** Called with all files after one is added or removed. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** In place of `value`: the files in display order. The application holds and uploads them. */
  items?: readonly FileDropItem[] | undefined;
  /** Called with the files within the limits, with `items`. */
  onAdd?: ((files: File[]) => void) | undefined;
  /** Called with the other files and the first limit that each exceeds. */
  onRefuse: (refusals: FileRefusal[]) => void;
  /** Called with the id of the file to remove, with `items`. */
  onRemove?: ((id: string) => void) | undefined;
}

const none: readonly File[] = [];

/**
 * Attaches files: chosen, dropped, or pasted in the surrounding form. Limits are checked before anything is uploaded. Use it in a `Field`,
 * which has its label, description and error. `className` goes to the frame, all other props to the file input.
 */
export function FileDrop({
  chooseLabel,
  dropText,
  compact = false,
  value,
  defaultValue = none,
  onValueChange,
  items: given,
  onAdd,
  onRefuse,
  onRemove,
  onRetry,
  statusLabels,
  removeLabel,
  retryLabel,
  accept,
  maxBytes,
  maxFiles,
  disabled = false,
  required = false,
  className,
  ref,
  ...rest
}: FileDropProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const {
    items,
    onAdd: add,
    onRemove: drop,
  } = useChosenFiles(input, given && { items: given, onAdd, onRemove }, { value, defaultValue, onValueChange });
  const ownId = useId();
  const control = useFieldControl(rest);
  const id = control.id ?? ownId;

  function receive(files: Iterable<File>): void {
    const { taken, refused } = sortFiles(files, items.length, { accept, maxBytes, maxFiles });
    if (taken.length > 0) add?.(taken);
    if (refused.length > 0) onRefuse(refused);
  }

  /** The button disappears with its file; the focus moves within the list, or to the input. */
  function remove(event: MouseEvent<HTMLButtonElement>, item: FileDropItem): void {
    const row = event.currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? input.current;
    next?.focus();
    drop?.(item.id);
  }

  const { isOver, dragHandlers } = useDroppedFiles(input, receive);
  const isSmall = !useFilesOverPage(compact && !disabled) && compact;
  usePastedFiles(root, input, receive);

  return (
    <div ref={root} className={classNames(styles.root, className)}>
      <label
        htmlFor={id}
        className={styles.zone}
        data-compact={isSmall || undefined}
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
        {...dragHandlers}
      >
        <input
          {...rest}
          {...control}
          id={id}
          ref={input}
          type="file"
          accept={accept?.join(',')}
          multiple={maxFiles !== 1}
          disabled={disabled}
          required={required && items.length === 0}
          className={styles.input}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Cleared, so that the same file can be chosen again.
            event.target.value = '';
            receive(files);
          }}
        />
        <Upload aria-hidden="true" className={styles.sign} />
        <span className={styles.words}>
          <span className={styles.choose}>{chooseLabel}</span> <span className={styles.drop}>{dropText}</span>
        </span>
      </label>
      <div aria-live="polite">
        {items.length > 0 ? (
          <ul role="list" className={styles.list}>
            {items.map((item) => (
              <FileRow
                key={item.id}
                item={item}
                statusLabels={statusLabels}
                removeLabel={removeLabel}
                retryLabel={retryLabel}
                onRetry={onRetry}
                disabled={disabled}
                onRemove={(event) => remove(event, item)}
              />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
