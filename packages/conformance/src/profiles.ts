import type { OperationId } from '@portico/contract/operations';
import type { ContractDocument, Operation } from './contract/contract.ts';
import { ownProfiles, type Row } from './row.ts';

export const core = 'core';
const everything = 'all';

export class UnknownProfile extends Error {}

/** Returns every profile's description by its name. */
export function profilesOf(document: ContractDocument): ReadonlyMap<string, string> {
  return new Map([
    [core, "The specification's calls with its fields"],
    ...Object.entries(document['x-extensions'] ?? {}),
    ...Object.entries(ownProfiles),
    [everything, 'All of these'],
  ]);
}

/**
 * Returns the profiles that a choice names, with those that they require.
 *
 * @throws UnknownProfile
 */
export function chooseProfiles(document: ContractDocument, names: readonly string[]): ReadonlySet<string> {
  const known = profilesOf(document);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UnknownProfile(`There is no profile ${unknown.join(', ')}. Profiles: ${[...known.keys()].join(', ')}`);
  const required = names.flatMap((name) => document['x-requires']?.[name] ?? []);
  return new Set(names.includes(everything) ? known.keys() : [...required, ...names]);
}

export function operationsIn(
  profiles: ReadonlySet<string>,
  operations: ReadonlyMap<OperationId, Operation>,
): ReadonlyMap<OperationId, Operation> {
  return new Map([...operations].filter(([, { extension }]) => profiles.has(extension ?? core)));
}

export function rowsIn(
  profiles: ReadonlySet<string>,
  operations: ReadonlyMap<OperationId, Operation>,
  rows: readonly Row[],
): readonly Row[] {
  return rows.filter(({ needs, profile }) => (profile === undefined || profiles.has(profile)) && needs.every((id) => operations.has(id)));
}
