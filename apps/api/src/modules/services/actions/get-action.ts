import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { presentAction } from './actions.presenter.ts';
import { actionsRepository } from './actions.repository.ts';

export const getAction = defineOperation('getAction', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, query: { id }, locale }) {
    const action = await app.database.read((tx) => actionsRepository(tx, account).find(id));
    if (action === undefined) return refuse(404, 'not_found', { message: 'service.actionNotFound' });
    return { status: 200, body: presentAction(action, locale) };
  },
});
