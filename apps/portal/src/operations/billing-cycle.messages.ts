import type { BillingCycle } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

const cycles = defineMessages({
  monthly: { id: 'shell.cycle.monthly', defaultMessage: 'Monthly' },
  quarterly: { id: 'shell.cycle.quarterly', defaultMessage: 'Quarterly' },
  semiAnnually: { id: 'shell.cycle.semi-annually', defaultMessage: 'Semi-annually' },
  annually: { id: 'shell.cycle.annually', defaultMessage: 'Annually' },
});

export const billingCycleMessages: Readonly<Record<BillingCycle, Message>> = {
  monthly: cycles.monthly,
  quarterly: cycles.quarterly,
  'semi-annually': cycles.semiAnnually,
  annually: cycles.annually,
};
