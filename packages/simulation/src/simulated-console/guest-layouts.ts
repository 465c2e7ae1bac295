/** Scan codes (set 1) of the guest's keyboard in four rows, from the key below Escape to the slash. */
const scanCodes: readonly (readonly number[])[] = [
  [0x29, ...range(0x02, 0x0d)],
  range(0x10, 0x1b),
  [...range(0x1e, 0x28), 0x2b],
  [0x56, ...range(0x2c, 0x35)],
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_value, index) => from + index);
}

/** The characters a key produces alone, with Shift and with AltGr, row by row. A space means the key produces nothing. */
type Layout = { plain: readonly string[]; shift: readonly string[]; altGr?: readonly string[]; dead?: string };

const drawn = {
  us: {
    plain: ['`1234567890-=', 'qwertyuiop[]', "asdfghjkl;'\\", '<zxcvbnm,./'],
    shift: ['~!@#$%^&*()_+', 'QWERTYUIOP{}', 'ASDFGHJKL:"|', '>ZXCVBNM<>?'],
  },
  de: {
    plain: ['^1234567890ß´', 'qwertzuiopü+', 'asdfghjklöä#', '<yxcvbnm,.-'],
    shift: ['°!"§$%&/()=?`', 'QWERTZUIOPÜ*', "ASDFGHJKLÖÄ'", '>YXCVBNM;:_'],
    altGr: ['  ²³   {[]}\\ ', '@ €        ~', '            ', '|      µ   '],
    // Dead keys. Followed by a space, a dead key produces itself.
    dead: '^´`',
  },
  ru: {
    plain: ['ё1234567890-=', 'йцукенгшщзхъ', 'фывапролджэ\\', '/ячсмитьбю.'],
    shift: ['Ё!"№;%:?*()_+', 'ЙЦУКЕНГШЩЗХЪ', 'ФЫВАПРОЛДЖЭ/', '|ЯЧСМИТЬБЮ,'],
  },
} as const satisfies Record<string, Layout>;

export type GuestLayout = keyof typeof drawn;

export const guestLayouts = Object.keys(drawn) as GuestLayout[];

export type Level = 'plain' | 'shift' | 'altGr';

/** Returns the character a key produces, or undefined if none. */
export function characterOf(layout: GuestLayout, level: Level, scanCode: number): string | undefined {
  if (scanCode === 0x39) return ' ';
  const { [level]: lines }: Layout = drawn[layout];
  for (const [row, codes] of scanCodes.entries()) {
    const column = codes.indexOf(scanCode);
    const character = column < 0 ? undefined : Array.from(lines?.[row] ?? '')[column];
    if (character !== undefined && character !== ' ') return character;
  }
  return undefined;
}

export function isDead(layout: GuestLayout, character: string): boolean {
  const { dead = '' }: Layout = drawn[layout];
  return dead.includes(character);
}
