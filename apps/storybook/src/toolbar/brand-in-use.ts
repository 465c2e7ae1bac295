import { brands } from '@portico/brand';
import { createContext } from 'react';

/** The brand that the toolbar has chosen, for stories that show its name and mark. */
export const BrandInUse = createContext(brands.portico);
