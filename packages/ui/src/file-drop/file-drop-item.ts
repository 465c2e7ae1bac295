export const fileDropStatuses = ['waiting', 'sending', 'sent', 'failed'] as const;
export type FileDropStatus = (typeof fileDropStatuses)[number];

export interface FileDropItem {
  id: string;
  name: string;
  /** In the reader's words: "1.2 MB". */
  sizeText?: string | undefined;
  status: FileDropStatus;
  /** 0 to 100, while `sending`. */
  progress?: number | undefined;
  /** Why it has failed and what to do about it, in place of the word for the status. */
  error?: string | undefined;
  /** What was chosen: an image shows itself. */
  file?: Blob | undefined;
  /** The picture of what was sent earlier. */
  previewUrl?: string | undefined;
}

/** What can be done with a file, and the words for it. */
export interface FileActions {
  /** For what has failed; with `retryLabel`. */
  onRetry?: ((id: string) => void) | undefined;
  /** The word for each status, beside the file. Announced when it changes. */
  statusLabels: Readonly<Record<FileDropStatus, string>>;
  /** Name of the button that removes a file. */
  removeLabel: (name: string) => string;
  /** Name of the button that sends a file once more. */
  retryLabel?: ((name: string) => string) | undefined;
}
