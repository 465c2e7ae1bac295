import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@portico/api-client/api-error';
import { uploadFile } from '@portico/api-client/upload-file';
import { attachmentsPerMessage } from '@portico/contract/limits';
import type { Message } from '@portico/i18n/define-messages';
import { connection, api } from '../../../operations/api.ts';
import { fileLimitsQuery } from '../support.queries.ts';
import { attachmentMessages as m } from './attachments.messages.ts';
import { chosen, failed, keepSent, reasonOf, restoreSent, uploaded } from './chosen-file.ts';
import type { ChosenFile } from './chosen-file.ts';

const atOnce = 2;

export type Attachments = ReturnType<typeof useAttachments>;

/** The images of an unsent message. Each uploads as soon as it is chosen, a few at a time. */
export function useAttachments(draft: string | undefined) {
  const [files, setFiles] = useState(() => restoreSent(draft));
  const [error, setError] = useState<Message>();
  /** The limit that a refusal named. */
  const [knownMax, setKnownMax] = useState<number>();
  const limits = useQuery(fileLimitsQuery()).data;
  const maxFiles = knownMax ?? limits?.attachments_per_message ?? attachmentsPerMessage;
  const uploads = useRef(new Map<string, AbortController>());
  /** Callers waiting for the uploads to finish. */
  const waiting = useRef<(() => void)[]>([]);
  const current = useRef(files);

  const change = (key: string, next: (file: ChosenFile) => ChosenFile) =>
    setFiles((before) => before.map((file) => (file.key === key ? next(file) : file)));

  useEffect(() => {
    current.current = files;
    const room = atOnce - uploads.current.size;
    const next = files.filter(({ status, key }) => status === 'waiting' && !uploads.current.has(key)).slice(0, Math.max(0, room));
    for (const file of next) void upload(file);
    if (files.every(({ status }) => status === 'sent' || status === 'failed')) for (const go of waiting.current.splice(0)) go();
  });

  // Leaving the page cancels the uploads; strict mode mounts twice.
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
  }, []);

  async function upload({ key, name, file }: ChosenFile): Promise<void> {
    if (file === undefined) return;
    const controller = new AbortController();
    uploads.current.set(key, controller);
    const { signal } = controller;
    const onProgress = (share: number) =>
      change(key, (before) => ({
        key,
        name: before.name,
        bytes: before.bytes,
        file,
        status: 'sending',
        progress: Math.round(share * 100),
      }));
    onProgress(0);
    const locale = connection.getLocale();
    try {
      const attachment = await uploadFile(connection, { name, file, signal, onProgress });
      uploads.current.delete(key);
      change(key, (before) => uploaded(before, attachment));
    } catch (failure) {
      uploads.current.delete(key);
      // An aborted upload is no failure.
      if (!signal.aborted) change(key, (before) => failed(before, reasonOf(failure, locale)));
    }
  }

  function remove(key: string): void {
    setError(undefined);
    uploads.current.get(key)?.abort();
    const file = files.find((one) => one.key === key);
    setFiles((before) => before.filter((one) => one.key !== key));
    // A failure needs no message, because the server deletes unused files after a day.
    if (file?.status === 'sent') void api.call('removeFile', { query: { id: file.id } }).catch(() => undefined);
  }

  /** Waits for pending uploads and returns the file ids, or undefined if there are too many or one failed, which is shown beside it. */
  async function finish(): Promise<string[] | undefined> {
    // A reply that is continued in a new ticket adds its images to those of the ticket's draft.
    if (current.current.length > maxFiles) {
      setError(m.overCount);
      return undefined;
    }
    if (current.current.some(({ status }) => status === 'waiting' || status === 'sending'))
      await new Promise<void>((resolve) => waiting.current.push(resolve));
    const sent = current.current.flatMap((file) => (file.status === 'sent' ? [file.id] : []));
    if (sent.length === current.current.length) return sent;
    setError(m.unsent);
    return undefined;
  }

  return {
    files,
    maxFiles,
    error,
    /** The value stored in the draft, which lacks images that are not uploaded. */
    kept: keepSent(files),
    isKept: files.every(({ status }) => status === 'sent'),
    setError,
    /** Shows the images of a stored draft instead. */
    restore: (kept: string | undefined) => {
      setError(undefined);
      setFiles(restoreSent(kept));
    },
    add: (added: readonly File[]) => {
      setError(undefined);
      setFiles((before) => [...before, ...added.map(chosen)]);
    },
    remove,
    retry: (key: string) => {
      setError(undefined);
      change(key, ({ name, bytes, file }) => ({ key, name, bytes, file, status: 'waiting' }));
    },
    /** Removes files that a message was sent with. */
    clear: (ids: readonly string[]) => setFiles((before) => before.filter((file) => file.status !== 'sent' || !ids.includes(file.id))),
    /** Sends a message once all images are uploaded. False if it was not sent; the field shows why. */
    sendWith: async (send: (ids: string[]) => Promise<unknown>): Promise<boolean> => {
      const ids = await finish();
      if (ids === undefined) return false;
      try {
        await send(ids);
        return true;
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.errors.some(({ path }) => path.startsWith('attachments')))) throw failure;
        const max = failure.errors.find(({ path, code }) => path === 'attachments' && code === 'too_long')?.params['max'];
        if (typeof max === 'number') {
          setKnownMax(max);
          setError(m.overCount);
          return false;
        }
        // The server deletes files unused for a day and does not say which one is missing, so all are uploaded again.
        setFiles((before) => before.map((file) => (file.file ? { ...chosen(file.file), key: file.key } : failed(file, m.gone))));
        setError(m.unsent);
        return false;
      }
    },
  };
}
