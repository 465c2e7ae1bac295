import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactElement, ReactNode } from 'react';
import { useReadingDirection } from './use-reading-direction.ts';

/**
 * Passes the reading direction to the primitives inside, so that arrow keys and popups go the right way. They do not detect it themselves,
 * and the kit requires no provider.
 */
export function ReadingDirection({ children }: { children: ReactNode }): ReactElement {
  return <DirectionProvider direction={useReadingDirection()}>{children}</DirectionProvider>;
}
