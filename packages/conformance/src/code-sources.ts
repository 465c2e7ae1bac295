import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import type { CodeSource } from './codes.ts';

const run = promisify(exec);

/** Every code is the same, as on some test systems. A reset link has none. */
export function fixedCode(code: string): CodeSource {
  return ({ purpose }) => Promise.resolve(purpose === 'password-reset' ? undefined : code);
}

/**
 * Runs a command of the shell and takes what it prints. The environment says what is asked for: `PORTICO_CODE_FOR` (a purpose),
 * `PORTICO_CODE_EMAIL` and, for an authenticator that the kit set up, `PORTICO_CODE_SECRET`.
 */
export function commandCodes(command: string): CodeSource {
  return async ({ purpose, email, secret }) => {
    const env = { ...process.env, PORTICO_CODE_FOR: purpose, PORTICO_CODE_EMAIL: email, PORTICO_CODE_SECRET: secret ?? '' };
    const { stdout } = await run(command, { env });
    return stdout.trim() === '' ? undefined : stdout.trim();
  };
}
