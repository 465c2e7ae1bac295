/** Letters without their marks and their case, in every language alike: "Ё" is found by "е", "É" by "e". */
export function bareText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
