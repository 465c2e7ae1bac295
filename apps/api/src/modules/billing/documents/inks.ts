/** Colours of printed documents: text, secondary text, rules and the "paid" status. */
export const ink = '#14181f';
export const quiet = '#5b6472';
export const rule = '#d5d9e0';
export const settled = '#1c7a45';
