import { profilesOf } from '../profiles.ts';
import type { ContractDocument } from '../contract/contract.ts';

export function helpText(contract: ContractDocument): string {
  const profiles = [...profilesOf(contract)].map(([name, description]) => `  ${name.padEnd(20)} ${description}`);
  return `Checks an API against Portico's contract and names what differs.

  npx @portico/conformance https://api.example.com --email you@example.com --password …

Options (or environment)
  --profile <names>            Comma-separated, by default core
  --email, --password          An account of your API       (PORTICO_EMAIL, PORTICO_PASSWORD)
  --new-email <address>        Sign up with it; {id} becomes a random text  (PORTICO_NEW_EMAIL)
  --code-command <command>     Prints the newest code       (PORTICO_CODE_COMMAND)
  --code <code>                The same code for everything (PORTICO_CODE)
  --contract <file>            The openapi.json of another version of the contract
  --write                      Also place orders that stay unpaid, start payments, open tickets, change settings and
                               back, and with the profile power restart a server; lists it all first
  --json                       The report as JSON
  -h, --help                   This text

Profiles
${profiles.join('\n')}

Exit code: 0 if nothing differs, 1 if something does, 2 for wrong arguments.`;
}
