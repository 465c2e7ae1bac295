/** More than anybody has devices; enough that nobody is held up. */
export const maxPasskeys = 20;
