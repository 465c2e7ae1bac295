import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLatest } from '../internal/use-latest.ts';
import { useReadingDirection } from '../internal/use-reading-direction.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './attachment-viewer.module.css';

export interface ViewedAttachment {
  /** Unique among the items. */
  id: string;
  /** The title, the alternative text and the download's file name. */
  name: string;
  url: string;
  /** In pixels of the image, so that its space is reserved before it loads. */
  width: number;
  height: number;
}

export interface AttachmentViewerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The images to browse. */
  items: readonly ViewedAttachment[];
  /** The id of the shown image; undefined closes the viewer. */
  openId: string | undefined;
  /** Called with the neighbour's id. */
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Defaults to `close` of the labels. */
  closeLabel?: string | undefined;
  /** Defaults to `previousImage` of the labels. */
  previousLabel?: string | undefined;
  /** Defaults to `nextImage` of the labels. */
  nextLabel?: string | undefined;
  /** Defaults to `download` of the labels. */
  downloadLabel?: string | undefined;
  /** The position counted from 1: "2 of 3". */
  positionText: (position: number, total: number) => string;
  /** Shown instead of an image that failed to load. Defaults to `imageFailed` of the labels. */
  failedText?: string | undefined;
  /** Called once per URL when an image fails to load. */
  onImageError?: ((item: ViewedAttachment) => void) | undefined;
}

/** One image as large as fits, above everything else, with links to its neighbours. The focus returns to what opened it. */
export function AttachmentViewer({ items, openId, ...rest }: AttachmentViewerProps): ReactElement | null {
  const index = items.findIndex(({ id }) => id === openId);
  const item = items[index];
  return item === undefined ? null : <OpenViewer {...rest} items={items} index={index} item={item} />;
}

type OpenViewerProps = Omit<AttachmentViewerProps, 'openId'> & { index: number; item: ViewedAttachment };

function OpenViewer({
  items,
  index,
  item,
  onOpen,
  onClose,
  onImageError,
  previousLabel,
  nextLabel,
  downloadLabel,
  positionText,
  failedText,
  ...rest
}: OpenViewerProps): ReactElement {
  const labels = useLabels();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const towardsTheEnd = useReadingDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const [before, after] = [items[index - 1], items[index + 1]];
  const go = (to: ViewedAttachment | undefined) => to && onOpen(to.id);
  const turn = useLatest(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === towardsTheEnd ? after : before);
  });
  // Handles arrow keys at any focus, because the dialog stops their propagation.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => turn.current(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [turn]);

  const position = items.length > 1 ? positionText(index + 1, items.length) : undefined;
  return (
    <Dialog
      {...rest}
      open
      onOpenChange={onClose}
      size="large"
      padding="none"
      title={item.name}
      titleEnd={position}
      footer={
        <div className={styles.tools}>
          {items.length > 1 ? (
            <div className={styles.steps}>
              {/* Not `disabled`, because disabling a focused button loses the focus. */}
              <IconButton
                label={previousLabel ?? labels.previousImage ?? 'Previous image'}
                aria-disabled={before === undefined}
                onClick={() => go(before)}
              >
                <ChevronLeft className={styles.arrow} />
              </IconButton>
              <IconButton
                label={nextLabel ?? labels.nextImage ?? 'Next image'}
                aria-disabled={after === undefined}
                onClick={() => go(after)}
              >
                <ChevronRight className={styles.arrow} />
              </IconButton>
            </div>
          ) : null}
          <Button iconStart={<Download />} render={<a href={item.url} download={item.name} />}>
            {downloadLabel ?? labels.download ?? 'Download'}
          </Button>
        </div>
      }
    >
      <VisuallyHidden role="status">{position === undefined ? null : `${item.name}, ${position}`}</VisuallyHidden>
      <div className={styles.stage}>
        {broken.has(item.url) ? (
          <p role="alert">{failedText ?? labels.imageFailed ?? 'Couldn’t load this image'}</p>
        ) : (
          <img
            key={item.url}
            src={item.url}
            alt={item.name}
            width={item.width}
            height={item.height}
            className={styles.image}
            onError={() => {
              setBroken((known) => new Set([...known, item.url]));
              onImageError?.(item);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
