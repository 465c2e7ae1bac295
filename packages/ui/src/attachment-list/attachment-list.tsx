import { ImageOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './attachment-list.module.css';

export interface AttachmentListItem {
  /** Among the items. */
  id: string;
  /** As it was uploaded. */
  name: string;
  /** A small picture of it. */
  previewUrl: string;
}

export interface AttachmentListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What they came along with: "Images of this message". Spoken, not shown. */
  label: string;
  items: readonly AttachmentListItem[];
  /** Names a button: "Open console.png". */
  openLabel: (name: string) => string;
  onOpen: (id: string) => void;
  /** A preview could not be loaded: told once for an address. A sign stands in its place until the item has another one. */
  onPreviewError?: ((item: AttachmentListItem) => void) | undefined;
}

/** Small pictures of what came along with a message; each opens, in an `AttachmentViewer` for example. */
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
