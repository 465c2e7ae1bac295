import type { Database } from '../database/database.ts';
import { applyCatalogueFile } from '../modules/catalogue/apply-catalogue.command.ts';
import { answerTicket } from '../modules/tickets/answer-ticket.command.ts';
import { proveLedger } from '../modules/billing/ledger/check-ledger.command.ts';
import { showClient } from '../modules/account/show-client.command.ts';

export type CommandParts = { database: Database; now: () => Date; print: (line: string) => void };

export type Command = {
  area: string;
  verb: string;
  parameters: readonly string[];
  about: string;
  /** Whether all is well. @throws OperatorError with what to tell the operator */
  run: (parts: CommandParts, parameters: readonly string[]) => Promise<boolean>;
};

export const commands: readonly Command[] = [
  { area: 'catalogue', verb: 'apply', parameters: ['FILE'], about: 'Put a catalogue file on sale', run: applyCatalogueFile },
  { area: 'client', verb: 'show', parameters: ['EMAIL'], about: 'Show a client: balance, services, open invoices', run: showClient },
  { area: 'ticket', verb: 'answer', parameters: ['ID', 'TEXT'], about: 'Answer a ticket as support', run: answerTicket },
  { area: 'ledger', verb: 'check', parameters: [], about: 'Prove the books; exit code 1 where they do not hold', run: proveLedger },
];

export function usage(): string {
  const rows = commands.map(({ area, verb, parameters, about }) => `  ${[area, verb, ...parameters].join(' ').padEnd(28)}${about}`);
  return [
    'Usage: pnpm operator <command>',
    '',
    ...rows,
    '',
    'It works on the database of DATABASE_URL while the server runs, else on the embedded one in DATA_FOLDER,',
    'which one process at a time can open: stop the server first.',
  ].join('\n');
}
