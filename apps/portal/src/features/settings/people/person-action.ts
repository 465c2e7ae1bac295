import type { ClientUser, Invitation } from '@portico/contract';

/** What is open above the list: one thing at a time. */
export type PersonAction =
  | { readonly about: 'invite' }
  | { readonly about: 'roles' | 'remove' | 'hand-over'; readonly person: ClientUser }
  | { readonly about: 'cancel'; readonly invitation: Invitation };

export type OpenPersonAction = (action: PersonAction) => void;
