/** The keys of a guest's keyboard, by their scan codes of set 1: four rows, from the key under Escape to the slash. */
const scanCodes: readonly (readonly number[])[] = [
  [0x29, ...range(0x02, 0x0d)],
  range(0x10, 0x1b),
  [...range(0x1e, 0x28), 0x2b],
  [0x56, ...range(0x2c, 0x35)],
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_value, index) => from + index);
}

/** What a key gives alone, with Shift and with AltGr, row by row. A space is a key that gives nothing. */
type Drawn = { plain: readonly string[]; shift: readonly string[]; altGr?: readonly string[]; dead?: string };

const drawn = {
  us: {
    plain: ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", '<zxcvbnm,./'],
    shift: ['~!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:"|', '>ZXCVBNM<>?'],
  },
  de: {
    plain: ['^1234567890ß´', 'qwertzuiopü+', 'asdfghjklöä#', '<yxcvbnm,.-'],
    shift: ['°!"§$%&/()=?`', 'QWERTZUIOPÜ*', "ASDFGHJKLÖÄ'", '>YXCVBNM;:_'],
    altGr: ['  ²³   {[]}\\ ', '@ €        ~', '            ', '|      µ   '],
    // A key that waits for the next one: with a space it is itself.
    dead: '^´`',
  },
  ru: {
    plain: ['ё1234567890-=', 'йцукенгшщзхъ', 'фывапролджэ\\', '/ячсмитьбю.'],
    shift: ['Ё!"№;%:?*()_+', 'ЙЦУКЕНГШЩЗХЪ', 'ФЫВАПРОЛДЖЭ/', '|ЯЧСМИТЬБЮ,'],
  },
} as const satisfies Record<string, Drawn>;

export type GuestLayout = keyof typeof drawn;

export const guestLayouts = Object.keys(drawn) as GuestLayout[];

export type Level = 'plain' | 'shift' | 'altGr';

/** The character of a key; undefined where it gives none. */
export function characterOf(layout: GuestLayout, level: Level, scanCode: number): string | undefined {
  if (scanCode === 0x39) return ' ';
  const { [level]: lines }: Drawn = drawn[layout];
  for (const [row, codes] of scanCodes.entries()) {
    const column = codes.indexOf(scanCode);
    const character = column < 0 ? undefined : Array.from(lines?.[row] ?? '')[column];
    if (character !== undefined && character !== ' ') return character;
  }
  return undefined;
}

export function isDead(layout: GuestLayout, character: string): boolean {
  const { dead = '' }: Drawn = drawn[layout];
  return dead.includes(character);
}
