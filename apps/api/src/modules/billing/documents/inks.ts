/** What documents are printed in: text, what is beside it, lines. */
export const ink = '#14181f';
export const quiet = '#5b6472';
export const rule = '#d5d9e0';
