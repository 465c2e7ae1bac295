import type { Command, CommandContext } from './define-command.ts';

export type Arguments = Pick<CommandContext, 'options' | 'values' | 'lists'> & { parameters: readonly string[] };

/** Parses a command's arguments. Returns undefined if they don't match. */
export function readArguments(command: Command, given: readonly string[]): Arguments | undefined {
  const [options, values, lists] = [new Set<string>(), new Map<string, string>(), new Map<string, string[]>()];
  const parameters: string[] = [];
  const left = given.values();
  for (const text of left) {
    const name = [...command.values, ...command.lists].find((one) => text === one || text.startsWith(`${one}=`));
    if (name === undefined) {
      if (command.options.includes(text)) options.add(text);
      else parameters.push(text);
      continue;
    }
    // Both `--name value` and `--name=value` work.
    const value: string | undefined = text === name ? left.next().value : text.slice(name.length + 1);
    if (value === undefined) return undefined;
    if (command.values.includes(name)) values.set(name, value);
    else lists.set(name, [...(lists.get(name) ?? []), value]);
  }
  const required = command.parameters.length;
  const isComplete = parameters.length >= required && parameters.length <= required + command.optional.length;
  return isComplete ? { parameters, options, values, lists } : undefined;
}
