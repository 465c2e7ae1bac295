import { useQuery } from '@tanstack/react-query';
import type { User } from '@portico/contract';
import { useOwnValue } from '../platform/first-render.ts';
import { accountQuery } from './account.queries.ts';

/** Returns the signed-in user, or null while none is known. The first render has none. */
export function useUser(): User | null {
  // The shell fetches; everyone else only reads.
  const { data } = useQuery({ ...accountQuery(), enabled: false });
  return useOwnValue(data ?? null, null);
}
