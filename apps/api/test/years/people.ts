import type { OrderItem, PaymentSettings } from '@portico/contract';
import { orderItem } from '../shop.ts';

/** A simulated client: what it orders, how it pays, and its funds. */
export type Person = {
  email: string;
  settings: PaymentSettings;
  items: readonly OrderItem[];
  funds: number;
  /** Days after the due date when it pays manually. Null if it never does. */
  paysAfterDays: number | null;
  /** Cancels its first service immediately. */
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
  // Forgets to pay and runs out of money: suspended, then deleted.
  { settings: byHand, items: [small], funds: 10, quits: false },
  { settings: byItself, items: [small], funds: 20, quits: false },
];
/** Some pay after the grace period, and their services are released. */
const patience = [-2, 0, 1, 3, 9] as const;

/** Returns the same clients for the same count, with varying habits and payment delays. */
export function people(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const habit = habits[index % habits.length] as (typeof habits)[number];
    const isPaidByHand = !habit.settings.auto_pay_from_balance && habit.funds > 10;
    const days = patience[Math.floor(index / habits.length) % patience.length] as number;
    return { ...habit, email: `person-${index}@years.test`, paysAfterDays: isPaidByHand ? days : null };
  });
}
