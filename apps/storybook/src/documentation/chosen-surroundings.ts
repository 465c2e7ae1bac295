import { createContext } from 'react';
import type { Surroundings } from '../toolbar/surroundings.tsx';

/** The toolbar's choices; undefined until Storybook sends them. */
export const ChosenSurroundings = createContext<Surroundings | undefined>(undefined);
