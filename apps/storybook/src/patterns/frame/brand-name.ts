import { createContext } from 'react';

/** The provider's name, which pages show beside its mark. */
export const BrandName = createContext('Portico');
