import { brands } from '@portico/brand';
import { createContext } from 'react';

/** The toolbar's brand, for stories that show its name and mark. */
export const BrandInUse = createContext(brands.portico);
