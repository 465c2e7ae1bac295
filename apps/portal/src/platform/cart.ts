import { createCartAtoms } from '@portico/cart/cart-atoms';
import { store } from './store.ts';

/** The cart of this browser, the same in all its tabs. */
export const cart = createCartAtoms(localStorage);

cart.follow(store, window);
