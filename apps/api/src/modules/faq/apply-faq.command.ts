import path from 'node:path';
import { languages } from '@portico/contract/languages';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { applyFaq } from './faq.ts';
import { readFaq } from './read-faq.ts';

export const applyFaqCommand = defineCommand('faq apply', {
  parameters: ['FOLDER'],
  isRecorded: true,
  about: 'Publish the questions and answers of a folder in the portal',
  async run({ app, report, staff }, folder) {
    const reading = await readFaq(path.resolve(process.env['INIT_CWD'] ?? '.', folder)).catch((error: unknown) => {
      throw new OperatorError(`Can't read ${folder}: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (!reading.ok)
      throw new OperatorError([`${folder} was not applied:`, ...reading.problems.map((problem) => `  ${problem}`)].join('\n'));
    const { entries } = reading;
    const changed = await app.database.transaction(async (tx) => {
      const isChanged = await applyFaq(tx, entries, app.now());
      if (isChanged) await recordChange(tx, staff, { operation: 'applyFaq', details: { entries: entries.length } }, app.now());
      return isChanged;
    });
    const size = `${entries.length / languages.length} questions in ${languages.length} languages`;
    report({ entries: entries.length, isChanged: changed }, (print) =>
      print(changed ? `Applied: ${size}.` : `Nothing changed: these ${size} are already published.`),
    );
    return true;
  },
});
