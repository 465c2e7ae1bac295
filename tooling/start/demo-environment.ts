import path from 'node:path';

/** What a demonstration has unless the environment says otherwise: a seller with VAT, so that invoices have a PDF, and a clock that can be set ahead. */
export function demoEnvironment(root: string): Record<string, string> {
  return { SELLER_FILE: path.join(root, 'apps/api/seller.example.yaml'), TEST_CLOCK: '1' };
}
