import { defineOperation } from '../../../operations/operation.ts';
import { statementFileName, statementLink } from './statement-link.ts';

export const getStatementDocument = defineOperation('getStatementDocument', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'allowed',
  handle: async ({ app, account: { clientId }, locale, now }) => ({
    status: 200,
    body: { name: statementFileName, url: statementLink(app.configuration, { clientId, locale }, now) },
  }),
});
