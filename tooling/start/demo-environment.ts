import path from 'node:path';

/** Defaults of the demo environment: a seller with VAT, so that invoices have a PDF, and a clock that can be moved forward. */
export function demoEnvironment(root: string): Record<string, string> {
  return { SELLER_FILE: path.join(root, 'apps/api/seller.example.yaml'), TEST_CLOCK: '1' };
}
