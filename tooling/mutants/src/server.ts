import type { Mutant } from './mutant.ts';

const mutants: readonly Omit<Mutant, 'package'>[] = [
  {
    name: 'changing a role requires write access to users',
    file: 'src/modules/people/update-client-user-roles.ts',
    from: "level: 'write'",
    to: "level: 'read'",
    tests: ['test/rights/rights-matrix.test.ts'],
  },
  {
    name: 'users cannot grant more rights than they have',
    file: 'src/modules/people/update-client-user-roles.ts',
    from: '!mayManage(holder, rolesOf(user)) || !mayManage(holder, roles)',
    to: 'false',
    tests: ['test/people/client-users.test.ts'],
  },
  {
    name: 'a client lists only its own services',
    file: 'src/modules/services/services.repository.ts',
    from: "      where('client_id', '=', clientId),\n",
    to: '',
    tests: ['test/services/services.test.ts', 'test/rights/rights-matrix.test.ts'],
  },
  {
    name: 'tickets are filtered by status',
    file: 'src/modules/tickets/tickets.repository.ts',
    from: "          ...(status === undefined ? [] : [where('ticket.status', 'in', status)]),\n",
    to: '',
    tests: ['test/tickets/tickets.test.ts'],
  },
  {
    name: 'the database counts invoices by status',
    file: 'src/platform/database/migrations/2026-11-23-30-invoice-lists.ts',
    from: '       update invoice_count set invoices = invoices - 1 where client_id = old.client_id and status = old.status;\n',
    to: '',
    tests: ['test/invoices/read-invoices.test.ts', 'test/invoices/pay-invoice.test.ts', 'test/invoices/invoice-lists.full.test.ts'],
  },
  {
    name: 'quotes are escaped in server-rendered pages',
    file: '../../packages/drivers/src/escape-html.ts',
    from: '/[&<>"\']/g',
    to: '/[&]/g',
    tests: ['test/http/hostile-words.test.ts'],
  },
  {
    name: 'a removed user loses access immediately',
    file: 'src/modules/people/remove-client-user.ts',
    from: '      await users.remove(id, now);\n',
    to: '',
    tests: ['test/people/client-users.test.ts'],
  },
  {
    name: 'no two gateways of a configuration share an id',
    file: 'src/drivers/payments/configured-gateways.ts',
    from: '  refuseSame(gateways, configuration);\n',
    to: '',
    tests: ['test/plugins/plugins.test.ts'],
  },
  {
    name: 'a plugin’s gateways replace simulated ones',
    file: 'src/drivers/payments/configured-gateways.ts',
    from: 'real.length > 0 ? real : ofKind(own, true)',
    to: '[...real, ...ofKind(own, true)]',
    tests: ['test/plugins/plugins.test.ts'],
  },
  {
    name: 'a plugin’s migration history is read-only for the server',
    file: 'src/modules/database-role/database-role.repository.ts',
    from: '^(kysely|plugin_.+)_migration',
    to: '^(kysely)_migration',
    tests: ['test/database/roles.test.ts'],
  },
  {
    name: 'a server that does not simulate opens no database of made-up customers',
    file: 'src/start-api.ts',
    from: '    if (!app.isSimulated && (await app.database.read(isMadeUp))) throw new ConfigurationError(customersMadeUp);\n',
    to: '',
    tests: ['test/process/start-failures.test.ts'],
  },
  {
    name: 'an upgrade keeps the tables of a plugin that simulates',
    file: 'src/platform/database/migrations/2026-11-25-50-simulation-is-a-plugin.ts',
    from: '    or exists (select from simulated_server)\n',
    to: '',
    tests: ['test/database/simulation-tables.test.ts'],
  },
];

/** Faults in the server's answers and access control. */
export const server: readonly Mutant[] = mutants.map((mutant) => ({ ...mutant, package: 'apps/api' }));
