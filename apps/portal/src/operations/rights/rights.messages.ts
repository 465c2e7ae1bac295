import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import type { Area } from './rights.ts';

const areaNames = defineMessages({
  services: { id: 'shell.rights.area.services', defaultMessage: 'services' },
  billing: { id: 'shell.rights.area.billing', defaultMessage: 'invoices and payments' },
  support: { id: 'shell.rights.area.support', defaultMessage: 'support' },
  people: { id: 'shell.rights.area.people', defaultMessage: 'users of the account' },
});

/** Each area's name within a sentence. */
export const areaMessages: Readonly<Record<Area, Message>> = areaNames;

export const rightsMessages = defineMessages({
  area: {
    id: 'shell.rights.denied.area',
    defaultMessage: 'Your role doesn’t let you change this ({area}). The main user can change your role.',
  },
  main: { id: 'shell.rights.denied.main', defaultMessage: 'Only the main user can do this.' },
  operator: {
    id: 'shell.rights.denied.operator',
    defaultMessage: 'You can’t do this in a client’s account: money, users, sign-in and tickets are up to the client.',
  },
  readOnlyOperator: {
    id: 'shell.rights.denied.read-only-operator',
    defaultMessage: 'View only: changes aren’t available.',
  },
  notAllowed: {
    id: 'shell.rights.not-allowed',
    defaultMessage: 'Your role doesn’t allow this. Nothing was changed. The main user can change your role.',
  },
});
