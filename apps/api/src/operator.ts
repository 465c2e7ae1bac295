import { createLogger } from './logger.ts';
import { openApp } from './open-app.ts';
import { OperatorError } from './operator/define-command.ts';
import { allCommands } from './registry/commands.ts';
import { readConfiguration } from './registry/settings.ts';
import { ConfigurationError } from './settings/configuration.ts';

function usage(): string {
  const rows = allCommands.map(({ name, parameters, options, about }) => {
    const optional = options.map((option) => `[${option}]`);
    return `  ${[name, ...parameters, ...optional].join(' ').padEnd(44)}${about}`;
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

/** `pnpm operator <area> <verb> …`. Answers the exit code: 0 done, 1 refused or found something, 2 misused. */
async function run(argv: readonly string[]): Promise<number> {
  const [area = '', verb = '', ...given] = argv;
  if (area === '' || area === 'help' || argv.includes('--help')) {
    console.log(usage());
    return area === '' ? 2 : 0;
  }
  const command = allCommands.find(({ name }) => name === `${area} ${verb}`);
  const options = new Set(given.filter((text) => command?.options.includes(text)));
  const parameters = given.filter((text) => !options.has(text));
  if (command === undefined || parameters.length !== command.parameters.length) {
    console.error(command === undefined ? `There is no command "${argv.join(' ')}".\n` : 'This command takes other parameters.\n');
    console.error(usage());
    return 2;
  }
  const { app, close } = await openApp({ configuration: readConfiguration(process.env, []), logger: createLogger('error') });
  try {
    return (await command.run({ app, print: (line) => console.log(line), options }, ...parameters)) ? 0 : 1;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Where the message says all that there is to know, a trace would only hide it.
  if (!(error instanceof OperatorError || error instanceof ConfigurationError) && process.env['LOG_LEVEL'] === 'debug')
    console.error(error);
  process.exitCode = 1;
}
