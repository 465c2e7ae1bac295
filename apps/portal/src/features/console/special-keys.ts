import { modifierKeys, tab } from './key-strokes.ts';
import type { Chord, Key } from './key-strokes.ts';

const { control, alt } = modifierKeys;
const functionKey = (number: number): Key => ({ keysym: 0xffbd + number, code: `F${number}` });

/** Key caps have the same names in both languages. */
export type SpecialKey = { readonly name: string; readonly chord: Chord };

export const escapeKey: SpecialKey = { name: 'Esc', chord: [{ keysym: 0xff1b, code: 'Escape' }] };
export const tabKey: SpecialKey = { name: 'Tab', chord: [tab] };

export const restartKeys: SpecialKey = { name: 'Ctrl+Alt+Del', chord: [control, alt, { keysym: 0xffff, code: 'Delete' }] };
export const functionKeys: readonly SpecialKey[] = Array.from({ length: 12 }, (_key, index) => ({
  name: `F${index + 1}`,
  chord: [functionKey(index + 1)],
}));

/** Chords that browsers or operating systems intercept. */
export const specialKeys: readonly SpecialKey[] = [
  restartKeys,
  { name: 'Ctrl+Alt+Backspace', chord: [control, alt, { keysym: 0xff08, code: 'Backspace' }] },
  escapeKey,
  tabKey,
  { name: 'Alt+Tab', chord: [alt, tab] },
  { name: 'Super', chord: [{ keysym: 0xffeb, code: 'MetaLeft' }] },
  { name: 'Print Screen', chord: [{ keysym: 0xff61, code: 'PrintScreen' }] },
];

/** Switch between the guest's virtual terminals. */
export const terminalKeys: readonly SpecialKey[] = Array.from({ length: 7 }, (_key, index) => ({
  name: `Ctrl+Alt+F${index + 1}`,
  chord: [control, alt, functionKey(index + 1)],
}));

export const arrowKeys = {
  left: [{ keysym: 0xff51, code: 'ArrowLeft' }],
  up: [{ keysym: 0xff52, code: 'ArrowUp' }],
  right: [{ keysym: 0xff53, code: 'ArrowRight' }],
  down: [{ keysym: 0xff54, code: 'ArrowDown' }],
} as const satisfies Record<string, Chord>;
