import { expect, test } from 'vitest';
import { defineCommand } from './define-command.ts';
import { readArguments } from './read-arguments.ts';

const command = defineCommand('ticket answer', {
  parameters: ['ID'],
  optional: ['TEXT'],
  values: ['--file'],
  options: ['--editor'],
  lists: ['--image'],
  about: 'Answer a ticket',
  isRecorded: true,
  run: async () => true,
});
const read = (...given: string[]) => readArguments(command, given);

test('options are read in either form and in any place', () => {
  expect(read('--image', 'a.png', '512', '--editor', '--image=b.png', '--by=anna')).toEqual({
    parameters: ['512'],
    options: new Set(['--editor']),
    values: new Map([['--by', 'anna']]),
    lists: new Map([['--image', ['a.png', 'b.png']]]),
  });
});

test.each(['--edit', '--files=answer.txt', '--editor=vim', '--dry-run'])('%s is an unknown option, not the text that is sent', (option) => {
  expect(read('512', option)).toBe(`Unknown option ${option.split('=', 1)[0]}.`);
});

test.each(['--force did it, thank you', '-12.50', '-- Anna', '–force'])('%s is a text', (text) => {
  expect(read('512', text)).toMatchObject({ parameters: ['512', text] });
});

test('everything after -- is a text', () => {
  expect(read('--by', 'anna', '--', '512', '--edit')).toMatchObject({ parameters: ['512', '--edit'], values: new Map([['--by', 'anna']]) });
});

test.each([
  ['--by', '--file', 'answer.txt'],
  ['512', '--by'],
])('an option without its value is refused: %s %s', (...given) => {
  expect(read(...given)).toBe('--by needs a value.');
});

test('too few or too many parameters are refused', () => {
  expect([read(), read('512', 'a', 'b')]).toEqual(['Wrong parameters for this command.', 'Wrong parameters for this command.']);
});
