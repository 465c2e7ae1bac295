import type { App } from '../app.ts';
import { OperatorError } from './operator-error.ts';
import type { Report } from './report.ts';
import { staffOptions, type Staff } from './staff.ts';

export { OperatorError };

export type CommandContext = {
  app: App;
  /** The switches that were given. */ options: ReadonlySet<string>;
  /** The `--name=value` options that were given, by name. */
  values: ReadonlyMap<string, string>;
  /** The repeatable `--name=value` options that were given, by name. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** Who runs the command and why, for the staff log. @throws OperatorError if that is unknown */
  readonly staff: Staff;
  /** Prints the result: as text, or as JSON with `--json`, which every command takes. */
  report: Report;
};

type Texts<Parameters extends readonly string[]> = { [Index in keyof Parameters]: string };

type Declaration<Parameters extends readonly string[], Optional extends readonly string[]> = {
  /** Required arguments, named as in the usage text. */
  parameters?: Parameters;
  /** Arguments that may be left out, after the required ones. */
  optional?: Optional;
  /** Optional switches such as `--write`. */
  options?: readonly `--${string}`[];
  /** Options of the form `--name=value`. */
  values?: readonly `--${string}`[];
  /** Options that may be repeated. */
  lists?: readonly `--${string}`[];
  about: string;
  /** True if it changes something by someone's decision. It then takes `--by` and `--reason`, and records the change in the staff log. */
  isRecorded?: boolean;
  /** True if the command may ask the gateways, and needs the routes of plugins for that. */
  asksGateways?: boolean;
  /** Returns whether the command succeeded. @throws OperatorError with a message for the operator */
  run: (context: CommandContext, ...given: [...Texts<Parameters>, ...Partial<Texts<Optional>>]) => Promise<boolean>;
};

export type Command = {
  /** The typed command, `area verb`, or just a verb if it concerns everything. */
  name: string;
  parameters: readonly string[];
  optional: readonly string[];
  options: readonly string[];
  values: readonly string[];
  lists: readonly string[];
  about: string;
  isRecorded: boolean;
  asksGateways: boolean;
  run: (context: CommandContext, ...given: readonly string[]) => Promise<boolean>;
};

/** Declares a `pnpm operator` command. It is available once it is listed in `registry/modules.ts`. */
export function defineCommand<
  const Parameters extends readonly string[] = readonly [],
  const Optional extends readonly string[] = readonly [],
>(
  name: string,
  { parameters, optional, options, values, lists, about, isRecorded = false, asksGateways = false, run }: Declaration<Parameters, Optional>,
): Command {
  // operator.ts checks that the number of arguments matches.
  return {
    name,
    parameters: parameters ?? [],
    optional: optional ?? [],
    options: [...(options ?? []), '--json'],
    values: [...(values ?? []), ...(isRecorded ? staffOptions : [])],
    lists: lists ?? [],
    about,
    isRecorded,
    asksGateways,
    run: run as Command['run'],
  };
}
