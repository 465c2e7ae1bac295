import { defineCommand } from '../../operator/define-command.ts';
import { listOptions, readLimit, readWholeNumber } from '../../operator/list-options.ts';
import { listChanges, type LoggedChange } from './list-changes.ts';

export const listLogCommand = defineCommand('log list', {
  options: ['--json'],
  values: ['--client', '--by', '--operation', '--subject', ...listOptions],
  about: 'List what staff changed, newest first: who, when and why',
  async run({ app, report, values }) {
    const filter = {
      clientId: readWholeNumber(values, '--client'),
      staff: values.get('--by'),
      operation: values.get('--operation'),
      subject: values.get('--subject'),
      before: readWholeNumber(values, '--before'),
    };
    const { items, next } = await app.database.read((tx) => listChanges(tx, filter, readLimit(values)));
    report({ items, next }, (print) => {
      if (items.length === 0) print('Nothing was recorded.');
      for (const change of items) print(lineOf(change));
      if (next !== null) print(`More: --before=${next}`);
    });
    return true;
  },
});

function lineOf({ id, at, staff, reason, operation, clientId, subject, details }: LoggedChange): string {
  const about = [operation, subject, clientId === null ? null : `client ${clientId}`].filter((part) => part !== null).join('  ');
  const facts = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  const why = reason === null ? '' : `  "${reason}"`;
  return `${String(id).padEnd(7)}${at.toISOString().slice(0, 16).replace('T', ' ')}  ${staff.padEnd(12)} ${[about, ...facts].join('  ')}${why}`;
}
