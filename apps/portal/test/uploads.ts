import { vi } from 'vitest';
import type { Attachment, Problem } from '@portico/contract';

/** A file upload of the portal. */
export interface SentUpload {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly isAborted: () => boolean;
  /** Reports upload progress. */
  progress(share: number): void;
  answer(changes?: Partial<Attachment>): void;
  refuse(status: number, problem: Pick<Problem, 'code' | 'message'>): void;
  /** Answers as a proxy does, with a page. */
  block(status: number, statusText: string): void;
  /** Breaks the connection. */
  lose(): void;
}

/** A transparent pixel. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function sampleAttachment(id: string, changes: Partial<Attachment> = {}): Attachment {
  return { id, name: `${id}.png`, type: 'image/png', bytes: 2_048, width: 640, height: 400, url: pixel, preview_url: pixel, ...changes };
}

/** Captures uploads from now on; each waits for the test's answer. */
export function takeUploads(): readonly SentUpload[] {
  const uploads: SentUpload[] = [];
  class ManualRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    #name = '';
    #aborted = false;
    readonly #headers: Record<string, string> = {};

    open(_method: string, url: string): void {
      this.#name = new URL(url, location.origin).searchParams.get('name') ?? '';
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    abort(): void {
      this.#aborted = true;
      this.dispatchEvent(new Event('abort'));
    }

    send(body: Blob): void {
      const end = (status: number, answered: unknown) => {
        this.status = status;
        this.responseText = JSON.stringify(answered);
        this.dispatchEvent(new Event('load'));
      };
      uploads.push({
        name: this.#name,
        headers: this.#headers,
        body,
        isAborted: () => this.#aborted,
        progress: (share) => this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * 100, total: 100 })),
        answer: (changes) => end(200, sampleAttachment(crypto.randomUUID(), { name: this.#name, ...changes })),
        refuse: (status, problem) => end(status, { ...problem, type: 'about:blank', title: '', status, errors: [], request_id: 'r-1' }),
        block: (status, statusText) => {
          this.status = status;
          this.statusText = statusText;
          this.responseText = `<html><h1>${status} ${statusText}</h1></html>`;
          this.dispatchEvent(new Event('load'));
        },
        lose: () => this.dispatchEvent(new Event('error')),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', ManualRequest);
  return uploads;
}

export function imageFile(name: string, bytes = 10, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
