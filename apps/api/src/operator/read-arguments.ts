import type { Command, CommandContext } from './define-command.ts';

export type Arguments = Pick<CommandContext, 'options' | 'values' | 'lists'> & { parameters: readonly string[] };

/** An option has a letter after its hyphens; text such as `--- quoted ---` doesn't. */
const looksLikeOption = (text: string) => /^--[a-z][a-z-]*(?:=|$)/i.test(text);

/**
 * Parses a command's arguments. Returns what is wrong with them if they don't match. An unknown option is never taken for a text, because
 * that may be mailed to a customer or printed on a document; everything after `--` is.
 */
export function readArguments(command: Command, given: readonly string[]): Arguments | string {
  const [options, values, lists] = [new Set<string>(), new Map<string, string>(), new Map<string, string[]>()];
  const parameters: string[] = [];
  const left = given.values();
  for (const text of left) {
    if (text === '--') {
      parameters.push(...left);
      break;
    }
    const name = [...command.values, ...command.lists].find((one) => text === one || text.startsWith(`${one}=`));
    if (name === undefined) {
      if (command.options.includes(text)) options.add(text);
      else if (looksLikeOption(text)) return `Unknown option ${text.split('=', 1)[0]}.`;
      else parameters.push(text);
      continue;
    }
    // Both `--name value` and `--name=value` work.
    const isApart = text === name;
    const value: string | undefined = isApart ? left.next().value : text.slice(name.length + 1);
    if (value === undefined || (isApart && looksLikeOption(value))) return `${name} needs a value.`;
    if (command.values.includes(name)) values.set(name, value);
    else lists.set(name, [...(lists.get(name) ?? []), value]);
  }
  const required = command.parameters.length;
  const isComplete = parameters.length >= required && parameters.length <= required + command.optional.length;
  return isComplete ? { parameters, options, values, lists } : 'Wrong parameters for this command.';
}
