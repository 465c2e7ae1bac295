/** `pnpm --filter @portico/api mails` writes the current look of every mail. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { examplesText } from './mail-examples.ts';

writeFileSync(fileURLToPath(import.meta.resolve('@portico/mail-examples/mails.json')), examplesText());
