import { defineCommand } from '../../operator/define-command.ts';
import { printPage } from '../../operator/listed-page.ts';
import { listOptions, readLimit, readWholeNumber } from '../../operator/list-options.ts';
import { columns, minute } from '../../operator/printed-values.ts';
import { listChanges, type LoggedChange } from './list-changes.ts';

export const listLogCommand = defineCommand('log list', {
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
    const changes = await app.database.read((tx) => listChanges(tx, filter, readLimit(values)));
    report(changes, (print) => printPage(print, changes, { none: 'Nothing was recorded.', line: lineOf }));
    return true;
  },
});

function lineOf({ id, at, staff, reason, operation, clientId, subject, details }: LoggedChange): string {
  const about = [operation, subject, clientId === null ? null : `client ${clientId}`].filter((part) => part !== null).join('  ');
  const facts = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  const why = reason === null ? '' : `  "${reason}"`;
  return columns([id, 6], [minute(at), 17], [staff, 12], [`${[about, ...facts].join('  ')}${why}`, 0]);
}
