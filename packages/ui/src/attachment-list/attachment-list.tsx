import { ImageOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './attachment-list.module.css';

export interface AttachmentListItem {
  /** Unique among the items. */
  id: string;
  /** The name of the uploaded file. */
  name: string;
  /** The URL of a thumbnail. */
  previewUrl: string;
}

export interface AttachmentListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The list's accessible name: "Images in this message". Not visible. */
  label: string;
  items: readonly AttachmentListItem[];
  /** The label of a button: "Open console.png". */
  openLabel: (name: string) => string;
  onOpen: (id: string) => void;
  /** Called once per URL when a preview fails to load. An icon replaces it until the item has another URL. */
  onPreviewError?: ((item: AttachmentListItem) => void) | undefined;
}

/** Thumbnails of a message's attachments; each opens, for example in an `AttachmentViewer`. */
export function AttachmentList({ label, items, openLabel, onOpen, onPreviewError, className, ...rest }: AttachmentListProps): ReactElement {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());

  function onError(item: AttachmentListItem): void {
    setBroken((before) => new Set([...before, item.previewUrl]));
    onPreviewError?.(item);
  }

  return (
    <ul role="list" aria-label={label} {...rest} className={classNames(styles.root, className)}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-haspopup="dialog"
            aria-label={openLabel(item.name)}
            onClick={() => onOpen(item.id)}
          >
            {broken.has(item.previewUrl) ? (
              <ImageOff aria-hidden="true" className={styles.sign} />
            ) : (
              <img src={item.previewUrl} alt="" loading="lazy" className={styles.picture} onError={() => onError(item)} />
            )}
          </button>
          <bdi className={styles.name} aria-hidden="true">
            {item.name}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
