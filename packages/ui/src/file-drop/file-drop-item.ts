export const fileDropStatuses = ['waiting', 'sending', 'sent', 'failed'] as const;
export type FileDropStatus = (typeof fileDropStatuses)[number];

export interface FileDropItem {
  id: string;
  name: string;
  /** Formatted for the reader: "1.2 MB". */
  sizeText?: string | undefined;
  status: FileDropStatus;
  /** 0 to 100, while `sending`. */
  progress?: number | undefined;
  /** Why it failed and how to fix it, shown instead of the status. */
  error?: string | undefined;
  /** The chosen file; an image is shown as its own thumbnail. */
  file?: Blob | undefined;
  /** URL of an uploaded file's thumbnail. */
  previewUrl?: string | undefined;
}

/** The actions on a file and their labels. */
export interface FileActions {
  /** Called to retry a failed file; requires `retryLabel`. */
  onRetry?: ((id: string) => void) | undefined;
  /** The status text beside the file, announced when it changes. */
  statusLabels: Readonly<Record<FileDropStatus, string>>;
  /** Label of the button that removes a file. */
  removeLabel: (name: string) => string;
  /** Label of the button that retries a file. */
  retryLabel?: ((name: string) => string) | undefined;
}
