import { expect, test } from 'vitest';
import { isTest, read, writtenFiles } from './repository.ts';
import { importsOf } from './source.ts';

/** Operations that run before there is an account, and act for the client that a code or a token names. */
const withoutAccount: Readonly<Record<string, string>> = {
  'people/accept-invitation.ts': 'the token of the invitation names the client',
  'impersonation/exchange-impersonation-code.ts': "the operator's code names the client",
};

/** Repositories without a client scope that operations may use. Those of `auth` find people, by what they sign in with or by their id. */
const unscoped: Readonly<Record<string, string>> = {
  faqRepository: 'the FAQ is the same for all clients, and a rating is keyed by the user',
  notificationPreferencesRepository: 'preferences are keyed by the user',
  telegramLinkRepository: 'a link is keyed by the user',
  consoleTicketRepository: 'a ticket is keyed by the session',
  invitationTokensRepository: 'an invitation is found by its token',
  impersonationRepository: 'an impersonation is found by its code',
};

const modules = 'apps/api/src/modules/';
const operations = writtenFiles('.ts').filter(
  (file) => file.startsWith(modules) && !isTest(file) && read(file).includes(' = defineOperation('),
);
const nameOf = (file: string) => file.slice(modules.length);

test('an operation neither acts for a client of its choice nor uses a repository of all clients', () => {
  const crossing = operations
    .flatMap(importsOf)
    .filter(({ target }) => /\/(act-for|all-[a-z-]+\.repository)\.ts$/.test(target))
    .map(({ file }) => nameOf(file));
  expect([...new Set(crossing)].toSorted()).toEqual(Object.keys(withoutAccount).toSorted());
});

test('an operation creates repositories for its account or for a service of it', () => {
  const created = operations
    .filter((file) => !nameOf(file).startsWith('auth/'))
    .flatMap((file) => {
      const calls = [...read(file).matchAll(/\b(\w+Repository)\(tx(?!, (?:account|service)\))/g)];
      return calls.flatMap(([, name = '']) => (name in unscoped || nameOf(file) in withoutAccount ? [] : [`${nameOf(file)}: ${name}`]));
    });
  expect(created).toEqual([]);
});

test('a repository of all clients is named after them', () => {
  const misnamed = writtenFiles('.ts')
    .filter((file) => file.startsWith(modules) && /\/all-[a-z-]+\.repository\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^export (?:const|function) (\w+Repository)\b/gm)].map(([, name = '']) => name))
    .filter((name) => !/^all[A-Z]/.test(name));
  expect(misnamed).toEqual([]);
});
