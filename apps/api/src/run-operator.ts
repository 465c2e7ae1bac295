import { createLogger } from './platform/logger.ts';
import { openApp } from './open-app.ts';
import { servePluginRoutes } from './plugins/serve-plugin-routes.ts';
import { OperatorError } from './operator/operator-error.ts';
import { forATerminal } from './operator/for-a-terminal.ts';
import { readArguments } from './operator/read-arguments.ts';
import { createReport } from './operator/report.ts';
import { readStaff, staffOptions } from './operator/staff.ts';
import { beforeText, loadConfig, takeConfigOption } from './plugins/load-config.ts';
import { allCommands } from './registry/modules.ts';
import { readConfiguration } from './registry/settings.ts';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Configuration } from './platform/settings/configuration.ts';
import { describeStartFailure } from './start-failure.ts';

export type Console = { print: (line: string) => void; complain: (line: unknown) => void };

function usage(): string {
  const rows = allCommands.flatMap(({ name, parameters, optional: maybe, options, values, lists, about, isRecorded }) => {
    const optional = options.filter((option) => option !== '--json').map((option) => `[${option}]`);
    const row = `  ${[name, ...parameters, ...maybe.map((one) => `[${one}]`), ...optional].join(' ').padEnd(44)}${about}`;
    const own = isRecorded ? values.filter((value) => !staffOptions.some((option) => option === value)) : values;
    const named = [...own.map((value) => `[${value}=…]`), ...lists.map((list) => `[${list}=…]…`)];
    return named.length === 0 ? [row] : [row, `    ${named.join(' ')}`];
  });
  return [
    'Usage: pnpm operator [--config FILE] <command>',
    '',
    ...rows,
    '',
    'Every command takes --json and then prints its result as JSON.',
    'Everything after a lone -- is taken as it is, not as an option.',
    'Commands that change something are recorded, see `log list`. They take --by=NAME (by default PORTICO_STAFF or',
    'the system user name) and --reason=TEXT.',
    '',
    'Commands work while the server runs. With the embedded database, they use it through a socket in DATA_FOLDER.',
  ].join('\n');
}

/** A command's output may contain untrusted text, including its own arguments. */
const inWords = (console: Console): Console => ({
  print: (line) => console.print(forATerminal(line)),
  complain: (line) => console.complain(typeof line === 'string' ? forATerminal(line) : line),
});

/** Runs `pnpm operator <command> …`. Returns the exit code: 0 success, 1 refused or problems found, 2 wrong usage. */
export async function runOperator(typedArgv: readonly string[], env: NodeJS.ProcessEnv, console: Console): Promise<number> {
  const { print, complain } = inWords(console);
  const { named, rest: argv } = takeConfigOption(typedArgv);
  if (argv.length === 0 || argv[0] === 'help' || beforeText(argv).includes('--help')) {
    print(usage());
    return argv.length === 0 ? 2 : 0;
  }
  const command = allCommands.find(({ name }) => `${argv.join(' ')} `.startsWith(`${name} `));
  const wrongUsage = (problem: string): 2 => {
    complain(`${problem}\n`);
    complain(usage());
    return 2;
  };
  if (command === undefined) return wrongUsage(`Unknown command "${argv.join(' ')}".`);
  const given = readArguments(command, argv.slice(command.name.split(' ').length));
  if (typeof given === 'string') return wrongUsage(given);
  const { parameters, ...typed } = given;
  let configuration: Configuration | undefined;
  try {
    configuration = readConfiguration(env, [], await loadConfig({ named, env }));
    let origin: string | null = null;
    const { app, close } = await openApp({ configuration, logger: createLogger('error'), ownOrigin: () => origin, isCommand: true });
    const pages = command.asksGateways ? await servePluginRoutes(app) : null;
    origin = pages?.origin ?? null;
    try {
      const context = {
        app,
        ...typed,
        // Read by the commands that record it: a read needs no name.
        get staff() {
          return readStaff(app.configuration, typed.values);
        },
        report: createReport(print, typed.options.has('--json')),
      };
      return (await command.run(context, ...parameters)) ? 0 : 1;
    } finally {
      await pages?.close();
      await close();
    }
  } catch (error) {
    const sentence = configuration && describeStartFailure(error, configuration);
    complain(sentence ?? (error instanceof Error ? error.message : error));
    // These messages are complete, and a stack trace would only hide them.
    if (!(error instanceof OperatorError || error instanceof ConfigurationError) && env['LOG_LEVEL'] === 'debug') complain(error);
    return 1;
  }
}

/** Runs the command that this process was started with, and exits with its code. */
export async function runOperatorProcess(env: NodeJS.ProcessEnv): Promise<void> {
  const code = await runOperator(process.argv.slice(2), env, { print: console.log, complain: console.error });
  // An embedded database that failed to open leaves a timer behind, which would keep the process. What was printed is written first.
  process.stdout.write('', () => process.exit(code));
}
