/** Well above the number of devices a person has. */
export const maxPasskeys = 20;
