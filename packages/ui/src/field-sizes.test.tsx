import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as button from './button/button.stories.tsx';
import * as combobox from './combobox/combobox.stories.tsx';
import { controlSizes } from './field/field-control.ts';
import * as multiSelect from './multi-select/multi-select.stories.tsx';
import * as numberField from './number-field/number-field.stories.tsx';
import * as passwordInput from './password-input/password-input.stories.tsx';
import * as picker from './picker/picker.stories.tsx';
import * as searchInput from './search-input/search-input.stories.tsx';
import * as select from './select/select.stories.tsx';
import * as textInput from './text-input/text-input.stories.tsx';

interface RunnableStory {
  args: object;
  run: (context: { args: never }) => Promise<void>;
}

/** A story of each one-line field. */
const fields: readonly (readonly [component: string, story: RunnableStory])[] = [
  ['Combobox', composeStories(combobox).Empty],
  ['MultiSelect', composeStories(multiSelect).Empty],
  ['NumberField', composeStories(numberField).Regular],
  ['PasswordInput', composeStories(passwordInput).Filled],
  ['Picker', composeStories(picker).Chosen],
  ['SearchInput', composeStories(searchInput).Empty],
  ['Select', composeStories(select).Chosen],
  ['TextInput', composeStories(textInput).Filled],
];

const tallest = (): number => Math.max(...[...document.querySelectorAll('[data-size]')].map((one) => one.getBoundingClientRect().height));

test.each(fields.flatMap(([component, story]) => controlSizes.map((size) => [component, size, story] as const)))(
  '%s of size %s is as high as a button of that size',
  async (_component, size, story) => {
    await composeStories(button).Secondary.run({ args: { ...composeStories(button).Secondary.args, size } });
    const height = tallest();
    // Each story takes its component's props, and all of these have a size.
    await story.run({ args: { ...story.args, size } as never });
    expect(tallest()).toBe(height);
  },
);
