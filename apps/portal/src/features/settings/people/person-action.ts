import type { ClientUser, Invitation } from '@portico/contract';

/** The dialog open above the list; only one at a time. */
export type PersonAction =
  | { readonly about: 'invite' }
  | { readonly about: 'roles' | 'remove' | 'hand-over'; readonly person: ClientUser }
  | { readonly about: 'cancel'; readonly invitation: Invitation };

export type OpenPersonAction = (action: PersonAction) => void;
