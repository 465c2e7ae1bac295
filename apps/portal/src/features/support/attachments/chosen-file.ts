import type { Attachment } from '@portico/contract';
import { ApiError } from '@portico/api-client/api-error';
import type { Message } from '@portico/i18n/define-messages';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import { attachmentMessages as m } from './attachments.messages.ts';

type Common = { readonly key: string; readonly name: string; readonly bytes: number; readonly file?: File | undefined };

/** A file that is uploading to a message, or uploaded. */
export type ChosenFile = Common &
  (
    | { readonly status: 'waiting' }
    | { readonly status: 'sending'; readonly progress: number }
    | { readonly status: 'sent'; readonly id: string; readonly previewUrl: string }
    | { readonly status: 'failed'; readonly reason: Message | ServerText }
  );

/** The server's message when the portal has none, in the language of the call. */
export type ServerText = { readonly text: string; readonly locale: string };

export function chosen(file: File): ChosenFile {
  return { key: crypto.randomUUID(), name: file.name || 'image.png', bytes: file.size, file, status: 'waiting' };
}

export function uploaded(before: ChosenFile, { id, name, preview_url: previewUrl }: Attachment): ChosenFile {
  return { key: before.key, name, bytes: before.bytes, file: before.file, status: 'sent', id, previewUrl };
}

export function failed({ key, name, bytes, file }: ChosenFile, reason: Message | ServerText): ChosenFile {
  return { key, name, bytes, file, status: 'failed', reason };
}

/** Returns why a file was rejected, with the server's text in the language `locale`. */
export function reasonOf(error: unknown, locale: string): Message | ServerText {
  if (!(error instanceof ApiError)) return m.failed;
  if (error.code === 'network') return m.lost;
  if (error.code === 'image_unreadable') return m.unreadable;
  if (error.code === 'image_too_large') return m.tooManyPixels;
  // A proxy with a smaller limit says it with a page.
  if (error.status === 413) return m.overLimit;
  return error.code === 'unexpected_answer' ? vocabulary.serverError : { text: error.message, locale };
}

type StoredUpload = { key: string; name: string; bytes: number; id: string; previewUrl: string };

/** Serialises the uploaded files for a draft. Files that are not uploaded exist in memory only. */
export function keepSent(files: readonly ChosenFile[]): string {
  const sent = files.flatMap((file): StoredUpload[] => {
    if (file.status !== 'sent') return [];
    const { key, name, bytes, id, previewUrl } = file;
    return [{ key, name, bytes, id, previewUrl }];
  });
  return sent.length === 0 ? '' : JSON.stringify(sent);
}

export function restoreSent(text: string | undefined): readonly ChosenFile[] {
  try {
    const kept: unknown = JSON.parse(text || '[]');
    return Array.isArray(kept) ? kept.filter(isKept).map((file) => ({ ...file, status: 'sent' as const })) : [];
  } catch {
    // A truncated or foreign value can't be restored.
    return [];
  }
}

function isKept(value: unknown): value is StoredUpload {
  if (typeof value !== 'object' || value === null) return false;
  const { key, name, bytes, id, previewUrl } = value as Readonly<Record<string, unknown>>;
  return [key, name, id, previewUrl].every((one) => typeof one === 'string') && typeof bytes === 'number';
}
