import { operations } from '@portico/contract/operations';
import { expect, test } from 'vitest';
import { contractDocument } from '../http/contract/contract-document.ts';
import { allOperations } from './modules.ts';

test.each(allOperations)('$id requires a recent proof exactly where the contract says so', ({ id, recentProof = false }) => {
  const { path, method } = operations[id];
  const refused = contractDocument.paths[path]?.[method]?.responses['403'];
  const isDescribed = refused !== undefined && '$ref' in refused && refused.$ref.endsWith('/ProofRequired');
  expect(recentProof).toBe(isDescribed);
});
