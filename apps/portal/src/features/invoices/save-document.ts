import type { DocumentLink } from '@portico/contract';
import { fileUrl } from '../../operations/file-url.ts';

/** Has the browser save what a link leads to. */
export function saveDocument({ name, url }: DocumentLink): void {
  const link = document.createElement('a');
  link.href = fileUrl(url);
  link.download = name;
  link.click();
}
