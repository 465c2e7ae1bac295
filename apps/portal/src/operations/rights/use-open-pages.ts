import { useOfferedPages } from '../offers/use-offered.ts';
import { useUser } from '../use-user.ts';
import { closedArea } from './rights.ts';

/** Returns whether a page exists and the reader may open it, for links that lead there. */
export function useOpenPages(): (path: string) => boolean {
  const isOffered = useOfferedPages();
  const user = useUser();
  return (path) => isOffered(path) && closedArea(user, path) === null;
}
