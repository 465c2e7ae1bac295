import type { App } from '../src/app.ts';
import { impersonateClientCommand } from '../src/modules/impersonation/impersonate-client.command.ts';
import { commandContext } from './command-context.ts';

/** Returns the code in the URL that the operator's command prints. */
export async function impersonationCode(app: App, email: string, { write = false, reason = 'Ticket 512' } = {}): Promise<string> {
  const lines: string[] = [];
  const options = new Set(write ? ['--write'] : []);
  await impersonateClientCommand.run(commandContext(app, { print: (line) => lines.push(line), options }), email, reason);
  return new URL(lines[0] ?? '').searchParams.get('code') ?? '';
}
