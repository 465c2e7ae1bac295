import { Worker } from 'node:worker_threads';
import { boundedWork } from '../../../operations/bounded-work.ts';
import type { BillingDocument } from './billing-document.ts';

type Answer = { pdf: Uint8Array } | { failure: string };

const inTurn = boundedWork({ atOnce: 1, waiting: 100, retryAfterSeconds: 5 });
let worker: Worker | undefined;

/**
 * Renders in a worker thread, because a long document takes a second. The thread starts with the first document and doesn't keep the
 * process alive.
 * @throws BusyError
 */
export function renderInWorker(document: BillingDocument): Promise<Uint8Array> {
  return inTurn(() => {
    worker ??= startWorker();
    return askWorker(worker, document);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./print-worker.ts', import.meta.url));
  started.unref();
  started.once('exit', () => {
    if (worker === started) worker = undefined;
  });
  return started;
}

async function askWorker(thread: Worker, document: BillingDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const settle = (answer: Answer) => ('pdf' in answer ? resolve(answer.pdf) : reject(new Error(answer.failure)));
  const end = () => reject(new Error('The PDF worker exited'));
  thread.once('message', settle).once('error', reject).once('exit', end);
  try {
    thread.postMessage(document, []);
    return await promise;
  } finally {
    thread.off('message', settle).off('error', reject).off('exit', end);
  }
}
