import { createLogger } from './logger.ts';
import { openApp } from './open-app.ts';
import { serveSandbox } from './modules/sandbox/serve-sandbox.ts';
import { OperatorError } from './operator/define-command.ts';
import { allCommands } from './registry/commands.ts';
import { readConfiguration } from './registry/settings.ts';
import { ConfigurationError, type Configuration } from './settings/configuration.ts';
import { describeStartFailure } from './start-failure.ts';

export type Console = { print: (line: string) => void; complain: (line: unknown) => void };

function usage(): string {
  const rows = allCommands.flatMap(({ name, parameters, options, values, about }) => {
    const optional = options.map((option) => `[${option}]`);
    const row = `  ${[name, ...parameters, ...optional].join(' ').padEnd(44)}${about}`;
    return values.length === 0 ? [row] : [row, `    ${values.map((value) => `[${value}=…]`).join(' ')}`];
  });
  return [
    'Usage: pnpm operator <command>',
    '',
    ...rows,
    '',
    'It works on the database of DATABASE_URL while the server runs, else on the embedded one in DATA_FOLDER,',
    'which one process at a time can open: stop the server first.',
  ].join('\n');
}

/** `pnpm operator <command> …`. Answers the exit code: 0 done, 1 refused or found something, 2 misused. */
export async function runOperator(argv: readonly string[], env: NodeJS.ProcessEnv, { print, complain }: Console): Promise<number> {
  if (argv.length === 0 || argv[0] === 'help' || argv.includes('--help')) {
    print(usage());
    return argv.length === 0 ? 2 : 0;
  }
  const command = allCommands.find(({ name }) => `${argv.join(' ')} `.startsWith(`${name} `));
  const given = argv.slice(command?.name.split(' ').length);
  const options = new Set(given.filter((text) => command?.options.includes(text)));
  const values = new Map(given.flatMap((text) => command?.values.flatMap((name) => valueOf(name, text)) ?? []));
  const parameters = given.filter((text) => !options.has(text) && !command?.values.some((name) => valueOf(name, text).length > 0));
  if (command === undefined || parameters.length !== command.parameters.length) {
    complain(command === undefined ? `There is no command "${argv.join(' ')}".\n` : 'This command takes other parameters.\n');
    complain(usage());
    return 2;
  }
  let configuration: Configuration | undefined;
  try {
    configuration = readConfiguration(env, []);
    let origin: string | null = null;
    const { app, close } = await openApp({ configuration, logger: createLogger('error'), ownOrigin: () => origin });
    const sandbox = command.asksGateways ? await serveSandbox(app) : null;
    origin = sandbox?.origin ?? null;
    try {
      return (await command.run({ app, print, options, values }, ...parameters)) ? 0 : 1;
    } finally {
      await sandbox?.close();
      await close();
    }
  } catch (error) {
    const sentence = configuration && describeStartFailure(error, configuration);
    complain(sentence ?? (error instanceof Error ? error.message : error));
    // Where the message says all that there is to know, a trace would only hide it.
    if (!(error instanceof OperatorError || error instanceof ConfigurationError) && env['LOG_LEVEL'] === 'debug') complain(error);
    return 1;
  }
}

/** Of `--name=value`; nothing where the text is something else. */
function valueOf(name: string, text: string): [string, string][] {
  return text.startsWith(`${name}=`) ? [[name, text.slice(name.length + 1)]] : [];
}
