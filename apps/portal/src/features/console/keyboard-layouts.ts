/** Keyboard layouts a guest may use. The console sends key positions, and the guest maps them to characters. */
export const keyboardLayouts = ['us', 'de', 'ru'] as const;
export type KeyboardLayout = (typeof keyboardLayouts)[number];

/** The key of a character, its modifier, and whether it is a dead key, which a space completes. */
export type Place = {
  readonly code: string;
  readonly held: 'none' | 'shift' | 'altGr';
  readonly dead: boolean;
  readonly group: 'latin' | 'cyrillic';
};

/** Key positions row by row, from below Escape to the slash. */
const keys: readonly (readonly string[])[] = [
  ['Backquote', ...codes('Digit', '1234567890'), 'Minus', 'Equal'],
  [...codes('Key', 'QWERTYUIOP'), 'BracketLeft', 'BracketRight'],
  [...codes('Key', 'ASDFGHJKL'), 'Semicolon', 'Quote', 'Backslash'],
  ['IntlBackslash', ...codes('Key', 'ZXCVBNM'), 'Comma', 'Period', 'Slash'],
];

function codes(prefix: string, names: string): string[] {
  return Array.from(names, (name) => `${prefix}${name}`);
}

type Rows = readonly [string, string, string, string];
type Layout = { readonly none: Rows; readonly shift: Rows; readonly altGr?: Rows; readonly dead?: string };

/** A middle dot (U+00B7) marks a key without a character. */
const nothing = '·';

const latin: Layout = {
  none: ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", '·zxcvbnm,./'],
  shift: ['~!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:"|', '·ZXCVBNM<>?'],
};

const german: Layout = {
  none: ['^1234567890ß´', 'qwertzuiopü+', 'asdfghjklöä#', '<yxcvbnm,.-'],
  shift: ['°!"§$%&/()=?`', 'QWERTZUIOPÜ*', "ASDFGHJKLÖÄ'", '>YXCVBNM;:_'],
  altGr: ['··²³···{[]}\\·', '@·€········~', '············', '|······µ···'],
  dead: '^´`',
};

const cyrillic: Layout = {
  none: ['ё1234567890-=', 'йцукенгшщзхъ', 'фывапролджэ\\', '·ячсмитьбю.'],
  shift: ['Ё!"№;%:?*()_+', 'ЙЦУКЕНГШЩЗХЪ', 'ФЫВАПРОЛДЖЭ/', '·ЯЧСМИТЬБЮ,'],
};

function placesOf({ dead = '', ...levels }: Layout, group: Place['group']): [string, Place][] {
  return (['none', 'shift', 'altGr'] as const).flatMap((held) =>
    (levels[held] ?? []).flatMap((row, line) =>
      Array.from(row).flatMap((character, column): [string, Place][] => {
        const code = keys[line]?.[column];
        return character === nothing || code === undefined ? [] : [[character, { code, held, dead: dead.includes(character), group }]];
      }),
    ),
  );
}

const space: [string, Place] = [' ', { code: 'Space', held: 'none', dead: false, group: 'latin' }];

/** The first position of a character wins, because a Russian guest starts in Latin. */
function tableOf(...layouts: [string, Place][][]): ReadonlyMap<string, Place> {
  const table = new Map<string, Place>([space]);
  for (const [character, place] of layouts.flat()) if (!table.has(character)) table.set(character, place);
  return table;
}

export const layoutTables: Readonly<Record<KeyboardLayout, ReadonlyMap<string, Place>>> = {
  us: tableOf(placesOf(latin, 'latin')),
  de: tableOf(placesOf(german, 'latin')),
  ru: tableOf(placesOf(latin, 'latin'), placesOf(cyrillic, 'cyrillic')),
};
