import type { PostVariablesRequestBody, RGBA, VariableCreate } from '@figma/rest-api-spec';
import type { ColourValue, TokenValue } from './token-value.ts';
import { tokensOf, type Theme, type TokenFile } from './token-file.ts';

/** Figma counts in pixels, at the browser's default text size. */
const remPx = 16;

/** Returns a token as Figma has it; undefined for what is no variable there, which is a shadow or a curve. */
function figmaValue({ $type, $value }: TokenValue): { type: VariableCreate['resolvedType']; value: RGBA | number | string } | undefined {
  switch ($type) {
    case 'color':
      return { type: 'COLOR', value: rgba($value) };
    case 'dimension':
      return { type: 'FLOAT', value: $value.unit === 'rem' ? $value.value * remPx : $value.value };
    case 'duration':
      return { type: 'FLOAT', value: $value.value };
    case 'number':
    case 'fontWeight':
      return { type: 'FLOAT', value: $value };
    case 'fontFamily':
      return { type: 'STRING', value: $value[0] ?? '' };
    default:
      return undefined;
  }
}

/** Colours outside sRGB are clipped to it, as browsers do. */
function rgba({ hex, alpha }: ColourValue): RGBA {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return { r, g, b, a: alpha };
}

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Returns the body of Figma's "create variables" request: one collection for a brand, with a mode for each theme. Each variable names its
 * CSS variable, which Figma shows to developers.
 * @param files the token file of each theme; the first one is the collection's default
 */
export function figmaVariables(brand: string, files: ReadonlyMap<Theme, TokenFile>): PostVariablesRequestBody {
  const modes = [...files.keys()];
  const values = [...files].flatMap(([theme, file]) =>
    tokensOf(file).flatMap(({ type, group, name, token }) => {
      // The type and the value come from the same `tokenValue`.
      const figma = figmaValue({ $type: type, $value: token.$value } as TokenValue);
      return figma ? [{ theme, id: `${group}/${name}`, name, ...figma }] : [];
    }),
  );
  return {
    variableCollections: [{ action: 'CREATE', id: brand, name: titleOf(brand), initialModeId: modes[0] ?? '' }],
    variableModes: modes.map((mode, index) => ({
      // A new collection has its first mode already.
      action: index === 0 ? 'UPDATE' : 'CREATE',
      id: mode,
      name: titleOf(mode),
      variableCollectionId: brand,
    })),
    variables: values
      .filter(({ theme }) => theme === modes[0])
      .map(({ id, name, type }) => ({
        action: 'CREATE',
        id,
        name: id,
        variableCollectionId: brand,
        resolvedType: type,
        codeSyntax: { WEB: `var(--portico-${name})` },
      })),
    variableModeValues: values.map(({ theme, id, value }) => ({ variableId: id, modeId: theme, value })),
  };
}
