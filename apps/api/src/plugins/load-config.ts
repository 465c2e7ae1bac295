import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { noConfig, type LoadedConfig } from '../platform/settings/loaded-config.ts';
import { checkConfig } from './check-config.ts';

const option = '--config';
const usualFiles = ['portico.config.ts', 'portico.config.js'];

type LoadOptions = {
  /** The value of `--config`. */
  named: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
  /** Relative paths start here. */
  folder?: string;
};

/**
 * Loads the file that `--config` or PORTICO_CONFIG names, else `portico.config.ts` or `.js` in the working directory if there is one.
 * @throws ConfigurationError that names the file and what is wrong with it
 */
export async function loadConfig({ named = '', env, folder = process.cwd() }: LoadOptions): Promise<LoadedConfig> {
  const given = named === '' ? (env['PORTICO_CONFIG'] ?? '').trim() : named;
  const usual = usualFiles.map((name) => path.join(folder, name)).find((file) => existsSync(file));
  const file = given === '' ? usual : path.resolve(folder, given);
  return file === undefined ? noConfig : await readConfig(file);
}

async function readConfig(file: string): Promise<LoadedConfig> {
  if (!existsSync(file)) throw new ConfigurationError(`${file} doesn't exist. Correct --config or PORTICO_CONFIG.`);
  let module: object;
  try {
    // Node strips the types. What the file imports is resolved from its own folder.
    module = (await import(pathToFileURL(file).href)) as object;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    throw new ConfigurationError(`${file} can't be loaded: ${reason}`, { cause: error });
  }
  if (!('default' in module)) throw new ConfigurationError(`${file} has no default export. Write: export default defineConfig({ … })`);
  return { file, plugins: checkConfig(file, module.default) };
}

/** Returns the arguments before `--`, after which everything is text. */
export function beforeText(argv: readonly string[]): readonly string[] {
  const end = argv.indexOf('--');
  return end === -1 ? argv : argv.slice(0, end);
}

/** Takes `--config FILE` out of the arguments. Without a value it stays, and is refused with the others. */
export function takeConfigOption(argv: readonly string[]): { named?: string; rest: readonly string[] } {
  const options = beforeText(argv);
  const index = options.findIndex((argument) => argument === option || argument.startsWith(`${option}=`));
  const found = options[index];
  if (found === undefined) return { rest: argv };
  const isApart = found === option;
  const named = isApart ? options[index + 1] : found.slice(option.length + 1);
  return named === undefined || named === '' ? { rest: argv } : { named, rest: argv.toSpliced(index, isApart ? 2 : 1) };
}
