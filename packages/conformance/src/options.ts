import { parseArgs } from 'node:util';
import type { CheckOptions } from './check-api.ts';
import { commandCodes, fixedCode } from './code-sources.ts';

/** A mistake in the arguments, to be shown with the help. */
export class UsageError extends Error {}

export type CommandOptions = {
  readonly check: CheckOptions;
  /** The file of another contract than the kit's. */
  readonly contractFile: string | null;
  readonly isJson: boolean;
  readonly isHelp: boolean;
};

/**
 * Reads the command line, and what it leaves out from the environment.
 *
 * @throws UsageError
 */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): CommandOptions {
  const { values, positionals } = parse(args);
  const isHelp = values.help ?? false;
  const [url = env['PORTICO_API_URL'], ...more] = positionals;
  if (!isHelp && !isWebAddress(url)) throw new UsageError('Name the address of an API, such as https://api.example.com.');
  if (more.length > 0) throw new UsageError(`One address at a time; ${more.join(' ')} is too much.`);
  const option = (name: 'email' | 'password' | 'new-email' | 'code' | 'code-command') =>
    values[name] ?? env[`PORTICO_${name.toUpperCase().replaceAll('-', '_')}`];
  const [email, password, newEmail, code, command] = [
    option('email'),
    option('password'),
    option('new-email'),
    option('code'),
    option('code-command'),
  ];
  if ((email === undefined) !== (password === undefined)) throw new UsageError('An account is an email and a password.');
  return {
    isJson: values.json ?? false,
    isHelp,
    contractFile: values.contract ?? null,
    check: {
      url: url ?? '',
      profiles: (values.profile ?? ['core']).flatMap((names) => names.split(',')),
      write: values.write ?? false,
      ...(email === undefined ? {} : { email }),
      ...(password === undefined ? {} : { password }),
      ...(newEmail === undefined ? {} : { newEmail }),
      ...(command === undefined ? (code === undefined ? {} : { code: fixedCode(code) }) : { code: commandCodes(command) }),
    },
  };
}

/** `localhost:3000` is a URL too, of the scheme `localhost`. */
const isWebAddress = (url = '') => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        profile: { type: 'string', multiple: true },
        email: { type: 'string' },
        password: { type: 'string' },
        'new-email': { type: 'string' },
        code: { type: 'string' },
        'code-command': { type: 'string' },
        contract: { type: 'string' },
        write: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
