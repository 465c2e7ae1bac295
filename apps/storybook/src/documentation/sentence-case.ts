/** Returns Storybook's "Disabled With Reason" in sentence case. */
export function sentenceCase(name: string): string {
  return name.replaceAll(/ ([A-Z])(?!ussian)/g, (_, letter: string) => ` ${letter.toLowerCase()}`);
}
