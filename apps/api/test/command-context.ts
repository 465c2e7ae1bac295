import type { App } from '../src/app.ts';
import type { CommandContext } from '../src/operator/define-command.ts';
import { createReport } from '../src/operator/report.ts';

type Given = Partial<Pick<CommandContext, 'options' | 'values' | 'lists' | 'staff'>> & { print?: (line: string) => void };

/** What a command is given. It runs on the server's own database, so that it also works on the embedded one. */
export function commandContext(app: App, given: Given = {}): CommandContext {
  const { print = () => {}, options = new Set(), values = new Map(), lists = new Map() } = given;
  const staff = given.staff ?? { name: 'anna', reason: null };
  return { app, options, values, lists, staff, report: createReport(print, options.has('--json')) };
}
