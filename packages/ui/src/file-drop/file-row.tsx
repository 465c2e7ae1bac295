import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import type { MouseEvent, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import measured from '../internal/measured-bar.module.css';
import type { FileActions, FileDropItem } from './file-drop-item.ts';
import styles from './file-drop.module.css';
import { FileThumbnail } from './file-thumbnail.tsx';

export interface FileRowProps extends FileActions {
  disabled?: boolean | undefined;
  item: FileDropItem;
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

const signs = { waiting: null, sending: null, sent: <CircleCheck aria-hidden="true" />, failed: <CircleAlert aria-hidden="true" /> };

/** One file: its name, its progress and its actions. */
export function FileRow({ item, statusLabels, removeLabel, retryLabel, onRetry, disabled, onRemove }: FileRowProps): ReactElement {
  const { id, name, sizeText, status, progress, error } = item;
  return (
    <li className={styles.row} data-status={status}>
      <FileThumbnail file={item.file} url={item.previewUrl} />
      <div className={styles.facts}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.state}>
          {sizeText ? <bdi>{sizeText}</bdi> : null}
          <span className={styles.status}>
            {signs[status]}
            {error ?? statusLabels[status]}
          </span>
        </span>
        {status === 'sending' ? (
          <div
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progress}
            aria-live="off"
            className={classNames(measured.track, styles.track)}
          >
            <div className={classNames(measured.bar, styles.bar)} style={{ inlineSize: `${progress ?? 0}%` }} />
          </div>
        ) : null}
      </div>
      {/* Actions are not part of the file's live status. */}
      <div className={styles.actions} aria-live="off">
        {status === 'failed' && onRetry && retryLabel ? (
          <IconButton label={retryLabel(name)} variant="quiet" size="sm" disabled={disabled} onClick={() => onRetry(id)}>
            <RotateCw />
          </IconButton>
        ) : null}
        <IconButton label={removeLabel(name)} variant="quiet" size="sm" disabled={disabled} data-remove="" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
    </li>
  );
}
