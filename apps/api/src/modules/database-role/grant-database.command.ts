import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { databaseRoleRepository } from './database-role.repository.ts';

export const grantDatabaseCommand = defineCommand('database grant', {
  parameters: ['ROLE'],
  about: 'Migrate the database as its owner and grant a role the rights the API needs',
  async run({ app, report }, name) {
    if (app.database.kind !== 'postgres')
      throw new OperatorError('Roles require PostgreSQL. Set DATABASE_URL with the owner of the database.');
    await app.database.transaction(async (tx) => {
      const repository = databaseRoleRepository(tx);
      const role = await repository.find(name);
      if (role === undefined) {
        throw new OperatorError(`PostgreSQL has no role "${name}". Create it first: create role ${name} login password '…'`);
      }
      if (role.isPowerful || role.owns) {
        throw new OperatorError(
          `The role "${name}" owns the database or is an administrator, so grants don't restrict it. Use another role.`,
        );
      }
      if (!role.canLogin) throw new OperatorError(`The role "${name}" can't log in: alter role ${name} login`);
      await repository.grant(name);
    });
    report({ role: name }, (print) =>
      print(
        `The role "${name}" has the rights the API needs. It can add to the ledger and the staff log but can't change or delete what is there. Run this again after each upgrade.`,
      ),
    );
    return true;
  },
});
