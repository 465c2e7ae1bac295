import { catalogs } from '@portico/i18n/catalogs/compiled/catalogs.js';
import { locales } from '@portico/i18n/locale';
import type { Locale } from '@portico/i18n/locale';
import { languageFacts } from '@portico/contract/languages';

/** A piece of a compiled message: literal text, a choice, or the content of tags. */
type Piece = {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Piece[] }>>;
  readonly children?: readonly Piece[];
};

const [literal, tag] = [0, 8];
const lower = 'αβψδεφγηιξκλμνοπθρστυβωχυζ';

/** Replaces each Latin letter with a Greek one, so that remaining Latin text comes from no catalog. A third longer, as translations are. */
function pseudoLocalize(text: string): string {
  const greek = text.replaceAll(/[a-z]/giu, (letter) => {
    const mapped = lower['abcdefghijklmnopqrstuvwxyz'.indexOf(letter.toLowerCase())] ?? letter;
    return letter === letter.toLowerCase() ? mapped : mapped.toUpperCase();
  });
  return `${greek}${'·'.repeat(Math.ceil(text.trim().length / 3))}`;
}

function pseudoLocalized(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece) => ({
    ...piece,
    ...(piece.type === literal ? { value: pseudoLocalize(piece.value ?? '') } : {}),
    ...(piece.type === tag ? { children: pseudoLocalized(piece.children ?? []) } : {}),
    ...(piece.options
      ? { options: Object.fromEntries(Object.entries(piece.options).map(([name, { value }]) => [name, { value: pseudoLocalized(value) }])) }
      : {}),
  }));
}

async function pseudoLocalizedCatalog(english: () => Promise<{ default: unknown }>): Promise<{ default: unknown }> {
  // The compiler writes an array of pieces per id.
  const messages = (await english()).default as Readonly<Record<string, readonly Piece[]>>;
  return { default: Object.fromEntries(Object.entries(messages).map(([id, pieces]) => [id, pseudoLocalized(pieces)])) };
}

const code = 'el';

/**
 * Adds a language as its files would: an entry in each language list and a catalog made from the English one. Numbers and dates are Greek,
 * so that none of their words has Latin letters.
 */
export function addThirdLanguage(): Locale {
  // The lists are constant everywhere but in this test.
  (locales as unknown as string[]).push(code);
  Object.assign(languageFacts, {
    [code]: { name: 'Ελληνικά', tag: 'el-GR', dir: 'ltr', justNow: 'μόλις τώρα', thousands: '.', search: 'greek' },
  });
  for (const [name, load] of Object.entries(catalogs)) {
    if (name.endsWith('.en')) Object.assign(catalogs, { [name.replace(/en$/u, code)]: () => pseudoLocalizedCatalog(load) });
  }
  return code as Locale;
}

/** Test files share their modules, and the next one must not see the added language. */
export function removeThirdLanguage(): void {
  (locales as unknown as string[]).splice(locales.indexOf(code as Locale), 1);
  Reflect.deleteProperty(languageFacts, code);
  for (const name of Object.keys(catalogs).filter((key) => key.endsWith(`.${code}`))) Reflect.deleteProperty(catalogs, name);
}
