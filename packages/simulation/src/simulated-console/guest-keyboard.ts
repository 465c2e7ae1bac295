import { characterOf, isDead, type GuestLayout } from './guest-layouts.ts';

/** The effect of a key press in the guest. */
export type Stroke =
  | { kind: 'text'; text: string }
  | { kind: 'enter' | 'backspace' | 'tab' | 'escape' | 'reboot' }
  | { kind: 'control'; letter: string }
  | { kind: 'terminal'; number: number };

/** An RFB key event: its keysym and, with QEMU's extended keys, its scan code. */
export type KeyPress = { down: boolean; keysym: number; scanCode: number | null };

export type GuestKeyboard = {
  press(key: KeyPress): Stroke | null;
  layout(): GuestLayout;
  setLayout(layout: GuestLayout): void;
};

type Modifier = 'shift' | 'control' | 'alt' | 'altGr';

/** Modifier keys by keysym, as scan codes: a key that is pressed by keysym may be released by scan code, once extended keys are on. */
const modifierScanCodes = new Map<number, number>([
  [0xffe1, 0x2a],
  [0xffe2, 0x36],
  [0xffe3, 0x1d],
  [0xffe4, 0x9d],
  [0xffe9, 0x38],
  [0xffea, 0xb8],
  [0xfe03, 0xb8],
]);
const modifiersByScanCode = new Map<number, Modifier>([
  [0x2a, 'shift'],
  [0x36, 'shift'],
  [0x1d, 'control'],
  [0x9d, 'control'],
  [0x38, 'alt'],
  [0xb8, 'altGr'],
]);

type Named = 'enter' | 'backspace' | 'tab' | 'escape' | 'delete';
const namedBySymbol = new Map<number, Named>([
  [0xff0d, 'enter'],
  [0xff8d, 'enter'],
  [0xff08, 'backspace'],
  [0xff09, 'tab'],
  [0xff1b, 'escape'],
  [0xffff, 'delete'],
]);
const namedByScanCode = new Map<number, Named>([
  [0x1c, 'enter'],
  [0x9c, 'enter'],
  [0x0e, 'backspace'],
  [0x0f, 'tab'],
  [0x01, 'escape'],
  [0xd3, 'delete'],
]);

/**
 * The guest's keyboard. A scan code is mapped by the guest's layout; a keysym without one is the character itself. With the Russian layout
 * the guest starts in Latin and Alt+Shift switches, as in Debian.
 */
export function createGuestKeyboard(): GuestKeyboard {
  const held = new Map<number, Modifier>();
  let layout: GuestLayout = 'us';
  let isSecondGroup = false;
  let dead = '';

  const isHeld = (modifier: Modifier) => [...held.values()].includes(modifier);

  function changeModifier(scanCode: number, modifier: Modifier, down: boolean): void {
    if (!down) held.delete(scanCode);
    else {
      held.set(scanCode, modifier);
      if (layout === 'ru' && modifier !== 'control' && isHeld('alt') && isHeld('shift')) isSecondGroup = !isSecondGroup;
    }
  }

  function characterOfCode(scanCode: number): string | undefined {
    const level = isHeld('altGr') ? 'altGr' : isHeld('shift') ? 'shift' : 'plain';
    const inUse = layout === 'ru' && !isSecondGroup ? 'us' : layout;
    const character = characterOf(inUse, level, scanCode);
    if (character === undefined) return undefined;
    const before = dead;
    dead = before === '' && isDead(inUse, character) ? character : '';
    if (dead !== '') return undefined;
    return before !== '' && character === ' ' ? before : before + character;
  }

  function characterOfSymbol(keysym: number): string | undefined {
    const character = symbolCharacter(keysym);
    return character !== undefined && isHeld('shift') && character.toUpperCase().length === 1 ? character.toUpperCase() : character;
  }

  return {
    layout: () => layout,
    setLayout(next) {
      layout = next;
      isSecondGroup = false;
      dead = '';
    },
    press({ down, keysym, scanCode }) {
      const modifierCode = scanCode ?? modifierScanCodes.get(keysym) ?? 0;
      const modifier = modifiersByScanCode.get(modifierCode);
      if (modifier !== undefined) changeModifier(modifierCode, modifier, down);
      if (modifier !== undefined || !down) return null;
      const named = scanCode === null ? namedBySymbol.get(keysym) : namedByScanCode.get(scanCode);
      const controlled = isHeld('control') && isHeld('alt');
      if (named === 'delete') return controlled ? { kind: 'reboot' } : null;
      if (named !== undefined) return { kind: named };
      const functionKey = scanCode === null ? keysym - 0xffbd : scanCode - 0x3a;
      if (functionKey >= 1 && functionKey <= 7) return controlled ? { kind: 'terminal', number: functionKey } : null;
      const text = scanCode === null ? characterOfSymbol(keysym) : characterOfCode(scanCode);
      if (text === undefined) return null;
      return isHeld('control') ? { kind: 'control', letter: text.toLowerCase() } : { kind: 'text', text };
    },
  };
}

/** Lower-case letters of KOI8-R in the order of the legacy keysyms from 0x6c0. Capitals follow from 0x6e0. */
const cyrillic = 'юабцдефгхийклмнопярстужвьызшэщчъ';
const otherSymbols = new Map<number, string>([
  [0x6a3, 'ё'],
  [0x6b3, 'Ё'],
  [0x6b0, '№'],
  [0x20ac, '€'],
]);

function symbolCharacter(keysym: number): string | undefined {
  if ((keysym >= 0x20 && keysym <= 0x7e) || (keysym >= 0xa0 && keysym <= 0xff)) return String.fromCodePoint(keysym);
  if (keysym >= 0x6c0 && keysym <= 0x6df) return cyrillic.charAt(keysym - 0x6c0);
  if (keysym >= 0x6e0 && keysym <= 0x6ff) return cyrillic.charAt(keysym - 0x6e0).toUpperCase();
  if (keysym >= 0x1000100 && keysym <= 0x110ffff) return String.fromCodePoint(keysym - 0x1000000);
  return otherSymbols.get(keysym);
}
