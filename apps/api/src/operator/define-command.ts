import type { App } from '../app.ts';

/** What the operator is told; nothing was changed. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export type CommandContext = {
  app: App;
  print: (line: string) => void;
  /** Those of its options that were given. */ options: ReadonlySet<string>;
  /** What was given as `--name=value`, by name. */
  values: ReadonlyMap<string, string>;
  /** What was given as `--name=value`, each as often as it was. */
  lists: ReadonlyMap<string, readonly string[]>;
};

type Texts<Parameters extends readonly string[]> = { [Index in keyof Parameters]: string };

type Declaration<Parameters extends readonly string[]> = {
  /** What has to be given, as the usage names it. */
  parameters?: Parameters;
  /** Switches such as `--write`, given or not. */
  options?: readonly `--${string}`[];
  /** What can be given as `--name=value`. */
  values?: readonly `--${string}`[];
  /** What can be given so more than once. */
  lists?: readonly `--${string}`[];
  about: string;
  /** What it does may take money: it needs the gateways. */
  asksGateways?: boolean;
  /** Whether all is well. @throws OperatorError with what to tell the operator */
  run: (context: CommandContext, ...given: Texts<Parameters>) => Promise<boolean>;
};

export type Command = {
  /** `area verb` as it is typed, or a verb alone where it is about everything. */
  name: string;
  parameters: readonly string[];
  options: readonly string[];
  values: readonly string[];
  lists: readonly string[];
  about: string;
  asksGateways: boolean;
  run: (context: CommandContext, ...given: readonly string[]) => Promise<boolean>;
};

/** Declares a command of `pnpm operator`. It is there once it stands in `registry/modules.ts`. */
export function defineCommand<const Parameters extends readonly string[] = readonly []>(
  name: string,
  { parameters, options, values, lists, about, asksGateways = false, run }: Declaration<Parameters>,
): Command {
  // As many are given as there are parameters: operator.ts sees to it.
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
