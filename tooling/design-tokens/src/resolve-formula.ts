import { calc } from '@csstools/css-calc';
import {
  isFunctionNode,
  isTokenNode,
  parseListOfComponentValues,
  replaceComponentValues,
  stringify,
  type ComponentValue,
  type FunctionNode,
} from '@csstools/css-parser-algorithms';
import { isTokenComma, isTokenIdent, tokenize } from '@csstools/css-tokenizer';

/** What a formula depends on. */
export interface Surroundings {
  /** The formula of each token, by name without `--portico-`. */
  tokens: ReadonlyMap<string, string>;
  scheme: 'light' | 'dark';
}

/**
 * Returns the value that a formula has: without `var()`, `light-dark()` and `calc()`.
 * @throws Error if it uses a token that does not exist
 */
export function resolveFormula(formula: string, { tokens, scheme }: Surroundings): string {
  const replace = (css: string): string => {
    const values = parseListOfComponentValues(tokenize({ css }));
    const replaced = replaceComponentValues([values], (value) => {
      if (!isFunctionNode(value)) return undefined;
      const name = value.getName();
      if (name === 'var') return parse(replace(formulaOf(tokenOf(value), tokens)));
      if (name === 'light-dark') return parse(replace(stringify([argumentsOf(value)[scheme === 'light' ? 0 : 1] ?? []]).trim()));
      return undefined;
    });
    return stringify(replaced);
  };
  return calc(replace(formula), { precision: 6 });
}

function parse(css: string): ComponentValue[] {
  return parseListOfComponentValues(tokenize({ css }));
}

function formulaOf(token: string, tokens: ReadonlyMap<string, string>): string {
  const formula = tokens.get(token);
  if (formula === undefined) throw new Error(`--portico-${token} is used and does not exist`);
  return formula;
}

/** Returns the token that a `var()` names, without `--portico-`. */
function tokenOf({ value }: FunctionNode): string {
  const name = value.find((part) => isTokenNode(part) && isTokenIdent(part.value));
  return (name?.toString() ?? '').replace('--portico-', '');
}

/** Returns the arguments between the commas of a function. */
function argumentsOf({ value }: FunctionNode): ComponentValue[][] {
  const found: ComponentValue[][] = [[]];
  for (const part of value) {
    if (isTokenNode(part) && isTokenComma(part.value)) found.push([]);
    else found.at(-1)?.push(part);
  }
  return found;
}
