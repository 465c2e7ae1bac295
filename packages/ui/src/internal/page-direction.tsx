import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactElement, ReactNode } from 'react';
import { useReadingDirection } from './use-reading-direction.ts';

/**
 * Tells the primitives below which way the page is read, so that arrow keys lead where they point and what opens beside a thing opens
 * on the right side of it. They don't look for themselves, and the kit asks nobody for a provider.
 */
export function ReadingDirection({ children }: { children: ReactNode }): ReactElement {
  return <DirectionProvider direction={useReadingDirection()}>{children}</DirectionProvider>;
}
