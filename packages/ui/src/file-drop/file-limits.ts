export const fileRefusalReasons = ['type', 'size', 'count'] as const;
export type FileRefusalReason = (typeof fileRefusalReasons)[number];

export interface FileRefusal {
  file: File;
  reason: FileRefusalReason;
}

export interface FileLimits {
  /** As in a file input: media types (`image/png`, `image/*`) and endings (`.iso`); everything, unless told. */
  accept?: readonly string[] | undefined;
  /** Of each file. */
  maxBytes?: number | undefined;
  /** With those that are there already. */
  maxFiles?: number | undefined;
}

function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  return accept.some((entry) => {
    const wanted = entry.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}

/**
 * Which files may come in, in their order, and why the others may not. A first check, by what the browser says of a file: whoever receives
 * it judges by its content.
 */
export function sortFiles(files: Iterable<File>, present: number, limits: FileLimits): { taken: File[]; refused: FileRefusal[] } {
  const { accept, maxBytes = Infinity, maxFiles = Infinity } = limits;
  const taken: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    if (accept && !isAccepted(file, accept)) refused.push({ file, reason: 'type' });
    else if (file.size > maxBytes) refused.push({ file, reason: 'size' });
    else if (present + taken.length >= maxFiles) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
