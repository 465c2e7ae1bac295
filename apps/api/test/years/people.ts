import type { OrderItem, PaymentSettings } from '@portico/contract';
import { orderItem } from '../shop.ts';

/** A client of the years: what it orders, how it pays, and what it has. */
export type Person = {
  email: string;
  settings: PaymentSettings;
  items: readonly OrderItem[];
  funds: number;
  /** So many days after it was due an invoice is paid by hand. */
  paysAfterDays: number | null;
  /** Gives its first service up at once. */
  quits: boolean;
};

const byItself: PaymentSettings = { auto_pay_from_balance: true, auto_pay_from_card: false, split_invoice: false };
const byHand: PaymentSettings = { ...byItself, auto_pay_from_balance: false };
const small = orderItem({ tariff: 'vps-nvme-1-de' });
const habits: readonly Omit<Person, 'email' | 'paysAfterDays'>[] = [
  { settings: byItself, items: [small], funds: 300, quits: false },
  { settings: byItself, items: [small], funds: 300, quits: false },
  { settings: byItself, items: [orderItem({ billing_cycle: 'quarterly' })], funds: 600, quits: false },
  { settings: byItself, items: [orderItem({ billing_cycle: 'annually' })], funds: 600, quits: false },
  { settings: { ...byItself, split_invoice: true }, items: [small, small], funds: 600, quits: false },
  { settings: byItself, items: [small, small], funds: 600, quits: true },
  { settings: byHand, items: [small], funds: 300, quits: false },
  { settings: byHand, items: [orderItem({ billing_cycle: 'semi-annually' })], funds: 600, quits: false },
  // Forgets, and runs out of money: suspended, and ended in the end.
  { settings: byHand, items: [small], funds: 10, quits: false },
  { settings: byItself, items: [small], funds: 20, quits: false },
];
/** Some after the end of grace: they are released again. */
const patience = [-2, 0, 1, 3, 9] as const;

/** The same people for the same count: which habits there are, and how many days after the due date those pay who do so by hand. */
export function people(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const habit = habits[index % habits.length] as (typeof habits)[number];
    const isPaidByHand = !habit.settings.auto_pay_from_balance && habit.funds > 10;
    const days = patience[Math.floor(index / habits.length) % patience.length] as number;
    return { ...habit, email: `person-${index}@years.test`, paysAfterDays: isPaidByHand ? days : null };
  });
}
