import { expect, test } from 'vitest';
import { createGuestKeyboard } from './guest-keyboard.ts';

test('a modifier pressed by keysym is released by scan code, once the viewer has extended keys', () => {
  const keyboard = createGuestKeyboard();
  keyboard.press({ down: true, keysym: 0xffe1, scanCode: null });
  keyboard.press({ down: false, keysym: 0xffe1, scanCode: 0x2a });
  expect(keyboard.press({ down: true, keysym: 0x63, scanCode: 0x2e })).toEqual({ kind: 'text', text: 'c' });
});
