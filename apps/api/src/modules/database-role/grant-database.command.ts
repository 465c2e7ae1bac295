import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { databaseRoleRepository } from './database-role.repository.ts';

export const grantDatabaseCommand = defineCommand('database grant', {
  parameters: ['ROLE'],
  about: 'Migrate the database as its owner, and let a role do what the API needs',
  async run({ app, print }, name) {
    if (app.database.kind !== 'postgres')
      throw new OperatorError('Roles are of PostgreSQL: set DATABASE_URL to the owner of its database.');
    await app.database.transaction(async (tx) => {
      const repository = databaseRoleRepository(tx);
      const role = await repository.find(name);
      if (role === undefined) {
        throw new OperatorError(`PostgreSQL has no role "${name}". Make it first: create role ${name} login password '…'`);
      }
      if (role.isPowerful || role.owns) {
        throw new OperatorError(
          `The role "${name}" owns the database or may do more than any grant says. Name one that is neither its owner nor an administrator.`,
        );
      }
      if (!role.canLogin) throw new OperatorError(`The role "${name}" can't log in: alter role ${name} login`);
      await repository.grant(name);
    });
    print(
      `The role "${name}" can do what the API needs: the books can be added to, and nothing else of them. Run this again after each upgrade.`,
    );
    return true;
  },
});
