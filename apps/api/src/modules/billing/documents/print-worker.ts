import { parentPort } from 'node:worker_threads';
import type { BillingDocument } from './billing-document.ts';
import { printDocument } from './print-document.ts';

/** Receives one document at a time and posts its PDF or the failure. */
parentPort?.on('message', (document: BillingDocument) => {
  printDocument(document).then(
    (pdf) => parentPort?.postMessage({ pdf }, []),
    (error: unknown) => parentPort?.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }, []),
  );
});
