import type { DocumentLink } from '@portico/contract';
import { fileUrl } from '../../operations/file-url.ts';

/** Makes the browser download a link's target. */
export function saveDocument({ name, url }: DocumentLink): void {
  const link = document.createElement('a');
  link.href = fileUrl(url);
  link.download = name;
  link.click();
}
