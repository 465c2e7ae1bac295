import { expect, test } from 'vitest';
import { lockedTable, lockOrderProblem } from '../watch-locks.ts';

test.each([
  ['update "client" set "city" = $1', 'client'],
  ['delete from "session" where "id" = $1', 'session'],
  ['select "id" from "client_user" where "id" = $1 for no key update', 'client_user'],
  ['select * from "invoice" inner join "client" on true for no key update of "invoice"', 'invoice'],
  ['insert into "idempotency_key" ("key") values ($1) on conflict ("key") do nothing', 'idempotency_key'],
  ['insert into "session" ("id") values ($1) on conflict ("id") do update set "id" = $2', 'session'],
  ['insert into "ticket" ("subject") values ($1)', undefined],
  ['select "id" from "client"', undefined],
])('%s locks %s', (sql, table) => {
  expect(lockedTable(sql)).toBe(table);
});

test.each([
  [[], 'client', undefined],
  [['client'], 'client_user', undefined],
  [['client_user'], 'client', 'client is locked after client_user, against lockOrder'],
  [['client_user', 'recovery_code'], 'two_factor', undefined],
  [['recovery_code'], 'two_factor', 'two_factor is locked after recovery_code, against lockOrder'],
  [['client'], 'new_table', 'new_table is locked after client, and is not in lockOrder'],
])('after %j, %s: %s', (before, table, problem) => {
  expect(lockOrderProblem(before, table)).toBe(problem);
});
