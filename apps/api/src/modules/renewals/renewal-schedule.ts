/** In days after the due date of an unpaid renewal: when its client is told again that it is to be paid, or that it could not be paid by itself. */
export const noticeDays = [-3, 0, 2] as const;

/** From so many days before the due date on an invoice is paid by itself, for who wants that, as soon as the balance covers it. */
export const autoPayDays = 3;

/** An invoice that is issued late still leaves so many days to pay it; fewer where invoices are issued later than that anyway. */
export const minDaysToPay = 7;
