import type { App } from '../app.ts';

/** An error shown to the operator. Nothing was changed. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export type CommandContext = {
  app: App;
  print: (line: string) => void;
  /** The switches that were given. */ options: ReadonlySet<string>;
  /** The `--name=value` options that were given, by name. */
  values: ReadonlyMap<string, string>;
  /** The repeatable `--name=value` options that were given, by name. */
  lists: ReadonlyMap<string, readonly string[]>;
};

type Texts<Parameters extends readonly string[]> = { [Index in keyof Parameters]: string };

type Declaration<Parameters extends readonly string[]> = {
  /** Required arguments, named as in the usage text. */
  parameters?: Parameters;
  /** Optional switches such as `--write`. */
  options?: readonly `--${string}`[];
  /** Options of the form `--name=value`. */
  values?: readonly `--${string}`[];
  /** Options that may be repeated. */
  lists?: readonly `--${string}`[];
  about: string;
  /** True if the command may take money and needs the gateways. */
  asksGateways?: boolean;
  /** Returns whether the command succeeded. @throws OperatorError with a message for the operator */
  run: (context: CommandContext, ...given: Texts<Parameters>) => Promise<boolean>;
};

export type Command = {
  /** The typed command, `area verb`, or just a verb if it concerns everything. */
  name: string;
  parameters: readonly string[];
  options: readonly string[];
  values: readonly string[];
  lists: readonly string[];
  about: string;
  asksGateways: boolean;
  run: (context: CommandContext, ...given: readonly string[]) => Promise<boolean>;
};

/** Declares a `pnpm operator` command. It is available once it is listed in `registry/modules.ts`. */
export function defineCommand<const Parameters extends readonly string[] = readonly []>(
  name: string,
  { parameters, options, values, lists, about, asksGateways = false, run }: Declaration<Parameters>,
): Command {
  // operator.ts checks that the number of arguments matches.
  return {
    name,
    parameters: parameters ?? [],
    options: options ?? [],
    values: values ?? [],
    lists: lists ?? [],
    about,
    asksGateways,
    run: run as Command['run'],
  };
}
