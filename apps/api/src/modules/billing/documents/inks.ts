/** What documents are printed in: text, what is beside it, lines, the word that an invoice is paid. */
export const ink = '#14181f';
export const quiet = '#5b6472';
export const rule = '#d5d9e0';
export const settled = '#1c7a45';
