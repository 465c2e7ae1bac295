import { themes } from './token-file.ts';

/** Returns the resolver document, 2025.10, that offers the themes of a brand as one choice. */
export function resolverFile(brand: string) {
  return {
    name: brand,
    version: '2025.10',
    modifiers: {
      theme: {
        contexts: Object.fromEntries(themes.map((theme) => [theme, [{ $ref: `./${brand}.${theme}.tokens.json` }]])),
        default: themes[0],
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  };
}
