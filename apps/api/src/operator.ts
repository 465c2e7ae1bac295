import { ConfigurationError, readConfiguration } from './settings/configuration.ts';
import { openDatabase } from './database/connection.ts';
import { createLogger } from './logger.ts';
import { commands, usage, type Command } from './registry/commands.ts';
import { OperatorError } from './operator/define-command.ts';

/** `pnpm operator <area> <verb> …`. Answers the exit code: 0 done, 1 refused or found something, 2 misused. */
async function run(argv: readonly string[]): Promise<number> {
  const [area = '', verb = '', ...rest] = argv;
  if (area === '' || area === 'help' || argv.includes('--help')) {
    console.log(usage());
    return area === '' ? 2 : 0;
  }
  const command: Command | undefined = commands.find((candidate) => candidate.area === area && candidate.verb === verb);
  if (command === undefined || rest.length !== command.parameters.length) {
    console.error(command === undefined ? `There is no command "${argv.join(' ')}".\n` : 'This command takes other parameters.\n');
    console.error(usage());
    return 2;
  }
  const configuration = readConfiguration(process.env, []);
  const database = await openDatabase(configuration, createLogger('error'));
  try {
    return (await command.run({ database, now: () => new Date(), print: (line) => console.log(line) }, rest)) ? 0 : 1;
  } finally {
    await database.close();
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
