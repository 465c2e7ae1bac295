import { layoutTables } from './keyboard-layouts.ts';
import type { KeyboardLayout, Place } from './keyboard-layouts.ts';

/** A key: its X11 keysym (0 when only the position counts) and its position. */
export type Key = { readonly keysym: number; readonly code: string };
/** Keys pressed in this order and released in reverse. */
export type Chord = readonly Key[];

export type KeySink = { readonly sendKey: (keysym: number, code: string | null, down: boolean) => void };

const shift: Key = { keysym: 0, code: 'ShiftLeft' };
const alt: Key = { keysym: 0, code: 'AltLeft' };
const altGr: Key = { keysym: 0, code: 'AltRight' };
const heldKeys = { none: [], shift: [shift], altGr: [altGr] } as const satisfies Record<Place['held'], Chord>;

export const enter: Key = { keysym: 0xff0d, code: 'Enter' };
export const tab: Key = { keysym: 0xff09, code: 'Tab' };
export const backspace: Key = { keysym: 0xff08, code: 'Backspace' };
export const modifierKeys = { control: { keysym: 0xffe3, code: 'ControlLeft' }, alt: { keysym: 0xffe9, code: 'AltLeft' } } as const;

export function pressChord(sink: KeySink, chord: Chord): void {
  chord.forEach(({ keysym, code }) => sink.sendKey(keysym, code, true));
  chord.toReversed().forEach(({ keysym, code }) => sink.sendKey(keysym, code, false));
}

/** Returns the X11 keysym of a character: its code point for Latin-1, its Unicode keysym otherwise. */
function keysymOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point <= 0xff ? point : 0x1000000 + point;
}

function typed(text: string): string[] {
  return Array.from(text.replaceAll(/\r\n?/gu, '\n'));
}

/** Returns the characters that the layout has no key for, without duplicates. */
export function untypable(text: string, layout: KeyboardLayout): string[] {
  const table = layoutTables[layout];
  return [...new Set(typed(text).filter((character) => character !== '\n' && character !== '\t' && !table.has(character)))];
}

/**
 * Returns the chords that type a text on a guest with this layout. Characters without a key are skipped. A Russian guest starts and ends in
 * Latin.
 */
export function chordsOf(text: string, layout: KeyboardLayout): Chord[] {
  const table = layoutTables[layout];
  let group: Place['group'] = 'latin';
  const chords: Chord[] = [];
  const change = (to: Place['group']) => {
    if (group !== to) chords.push([alt, shift]);
    group = to;
  };
  for (const character of typed(text)) {
    const place = table.get(character);
    if (character === '\n') chords.push([enter]);
    else if (character === '\t') chords.push([tab]);
    else if (place !== undefined) {
      // The space key is the same in both groups.
      if (character !== ' ') change(place.group);
      chords.push([...heldKeys[place.held], { keysym: keysymOf(character), code: place.code }]);
      if (place.dead) chords.push([{ keysym: 0, code: 'Space' }]);
    }
  }
  change('latin');
  return chords;
}
