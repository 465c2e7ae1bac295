import { createRequire } from 'node:module';
import path from 'node:path';

/** Defaults of the demo: simulated servers and payments, a seller with VAT, so that invoices have a PDF, and a clock that can be set ahead. */
export const demoEnvironment: Readonly<Record<string, string>> = {
  PORTICO_CONFIG: path.join(import.meta.dirname, '../portico.config.ts'),
  SELLER_FILE: createRequire(import.meta.url).resolve('@portico/api/seller.example.yaml'),
  TEST_CLOCK: '1',
};
