import { File as FileSign } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import styles from './file-drop.module.css';

export interface FileThumbnailProps {
  /** What was chosen here: its picture is read from memory. */
  file?: Blob | undefined;
  /** Where the picture of what is there already can be fetched. */
  url?: string | undefined;
}

/** A small picture of an image, or a sign for any other file and for what turns out to be no image. */
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
    // The browser would keep the file in memory for as long as the page lives.
    return () => URL.revokeObjectURL(objectUrl);
  }, [source]);

  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {shown ? <img ref={image} alt="" className={styles.picture} onError={() => setBroken(source)} /> : <FileSign />}
    </span>
  );
}
