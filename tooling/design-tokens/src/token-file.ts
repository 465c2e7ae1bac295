import { paletteOf } from '@portico/brand/brand-style-sheet';
import type { Brand } from '@portico/brand/parse-brand';
import type { Formulas } from './read-formulas.ts';
import { resolveFormula } from './resolve-formula.ts';
import { tokenValue, type TokenValue } from './token-value.ts';

export const themes = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const;
export type Theme = (typeof themes)[number];

type Type = TokenValue['$type'];

/** A token with the formula that `tokens.css` has for it. */
export type Token = { $value: TokenValue['$value']; $extensions: { portico: { css: string } } };

/** A file in the Design Tokens Format, 2025.10: the tokens of one brand in one theme, grouped by type. */
export type TokenFile = { $description: string } & Record<string, string | ({ $type: Type } & Record<string, Token | Type>)>;

/**
 * Returns the tokens of a brand in a theme, resolved. Fonts are a list, and reduced motion is not a theme.
 * @throws Error if a formula is one that the kit did not have before
 */
export function tokenFile({ tokens, highContrast }: Formulas, brand: Brand, theme: Theme): TokenFile {
  const palette = Object.entries(paletteOf(brand)).map(([name, value]) => [name.slice('--portico-'.length), value] as const);
  const themed = theme.endsWith('high-contrast') ? highContrast : new Map<string, string>();
  const all = new Map([...tokens, ...palette.filter(([name]) => tokens.has(name)), ...themed]);
  const groups: Record<string, { $type: Type } & Record<string, Token | Type>> = {};
  for (const [name, css] of all) {
    const { $type, $value } = tokenValue(name, resolveFormula(css, { tokens: all, scheme: theme.startsWith('light') ? 'light' : 'dark' }));
    (groups[groupName($type)] ??= { $type })[name] = { $value, $extensions: { portico: { css } } };
  }
  return { $description: `Tokens of @portico/ui in the brand ${brand.name}, theme ${theme}. Generated from tokens.css.`, ...groups };
}

/** `font-family` for `fontFamily`: names of tokens are in kebab-case. */
function groupName(type: Type): string {
  return type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns every token of a file with its type, group and name. */
export function tokensOf(file: TokenFile): { type: Type; group: string; name: string; token: Token }[] {
  return Object.entries(file).flatMap(([group, members]) =>
    typeof members === 'string'
      ? []
      : Object.entries(members).flatMap(([name, token]) =>
          typeof token === 'string' ? [] : [{ type: members.$type, group, name, token }],
        ),
  );
}
