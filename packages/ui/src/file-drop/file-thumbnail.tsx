import { File as FileSign } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import styles from './file-drop.module.css';

export interface FileThumbnailProps {
  /** A chosen file, whose image is read from memory. */
  file?: Blob | undefined;
  /** URL of an uploaded file's image. */
  url?: string | undefined;
}

/** A thumbnail of an image, or an icon for any other or unreadable file. */
export function FileThumbnail({ file, url }: FileThumbnailProps): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<Blob | string>();
  const source = file?.type.startsWith('image/') ? file : url;
  const shown = source !== undefined && source !== broken;

  useEffect(() => {
    if (!image.current || !source) return undefined;
    if (typeof source === 'string') {
      image.current.src = source;
      return undefined;
    }
    const objectUrl = URL.createObjectURL(source);
    image.current.src = objectUrl;
    // Otherwise the browser would keep the file in memory until the page is closed.
    return () => URL.revokeObjectURL(objectUrl);
  }, [source]);

  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {shown ? <img ref={image} alt="" className={styles.picture} onError={() => setBroken(source)} /> : <FileSign />}
    </span>
  );
}
