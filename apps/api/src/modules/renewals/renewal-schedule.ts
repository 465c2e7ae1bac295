/** Days after the due date of an unpaid renewal on which the client is reminded or learns that automatic payment failed. */
export const noticeDays = [-3, 0, 2] as const;

/** Automatic payment from the balance starts this many days before the due date. */
export const autoPayDays = 3;

/** Minimum days to pay a late invoice. Fewer apply if renewals are always invoiced later than that. */
export const minDaysToPay = 7;
