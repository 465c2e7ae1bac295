/** Returns the text in lower case without accents, the same in every language: "е" finds "Ё", "e" finds "É". */
export function bareText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
