import { operations } from '@portico/contract/operations';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractDocument } from '../http/contract/contract-document.ts';
import { allCommands, allOperations } from './modules.ts';

test.each(allOperations)('$id requires a recent proof exactly where the contract says so', ({ id, recentProof = false }) => {
  const { path, method } = operations[id];
  const refused = contractDocument.paths[path]?.[method]?.responses['403'];
  const isDescribed = refused !== undefined && '$ref' in refused && refused.$ref.endsWith('/ProofRequired');
  expect(recentProof).toBe(isDescribed);
});

test('the guide names the JSON fields of each command', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/staff-commands.md', import.meta.url), 'utf8');
  const [, json = ''] = guide.split('## JSON');
  // "`client list`, `show`" are two commands.
  const described = new Set(
    json.split('\n').flatMap((row) => {
      const names = [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const [area = ''] = names[0]?.split(' ') ?? [];
      return names.flatMap((name) => [name, `${area} ${name}`]);
    }),
  );
  expect(allCommands.map(({ name }) => name).filter((name) => !described.has(name))).toEqual([]);
});
