export const fileRefusalReasons = ['type', 'size', 'count'] as const;
export type FileRefusalReason = (typeof fileRefusalReasons)[number];

export interface FileRefusal {
  file: File;
  reason: FileRefusalReason;
}

export interface FileLimits {
  /** As in a file input: media types (`image/png`, `image/*`) and extensions (`.iso`); everything by default. */
  accept?: readonly string[] | undefined;
  /** Per file. */
  maxBytes?: number | undefined;
  /** Including the files already present. */
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
 * Returns the accepted files in order, and why each other file was rejected. A first check based on what the browser reports; the receiver
 * must validate the content.
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
