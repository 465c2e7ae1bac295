/** "Disabled With Reason", as Storybook makes it of an export's name, in sentence case. */
export function sentenceCase(name: string): string {
  return name.replaceAll(/ ([A-Z])(?!ussian)/g, (_, letter: string) => ` ${letter.toLowerCase()}`);
}
