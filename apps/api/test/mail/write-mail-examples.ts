/** `pnpm --filter @portico/api mails`: writes down how every mail looks now. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { examplesText } from './mail-examples.ts';

writeFileSync(fileURLToPath(import.meta.resolve('@portico/mail-examples/mails.json')), examplesText());
