import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { printPage } from '../../operator/listed-page.ts';
import { listOptions, readChoice, readLimit, readWholeNumber } from '../../operator/list-options.ts';
import { columns, euros, minute } from '../../operator/printed-values.ts';
import type { ListedService } from './all-service-list.repository.ts';
import { serviceNumber } from './service-number.ts';
import { listAllServices, showService } from './show-service.ts';

const statuses = ['pending', 'prepare', 'active', 'suspended', 'delete'] as const;

export const listServicesCommand = defineCommand('service list', {
  values: ['--status', '--client', '--q', ...listOptions],
  about: 'List services, newest first; --q finds a part of the hostname, plan or address',
  async run({ app, report, values }) {
    const filter = {
      status: readChoice(values, '--status', statuses),
      clientId: readWholeNumber(values, '--client'),
      q: values.get('--q'),
      before: readWholeNumber(values, '--before'),
    };
    const services = await app.database.read((tx) => listAllServices(tx, filter, readLimit(values)));
    report(services, (print) => printPage(print, services, { none: 'No services.', line: lineOf }));
    return true;
  },
});

export const showServiceCommand = defineCommand('service show', {
  parameters: ['ID'],
  about: 'Show a service: its plan, addresses, dates and running action',
  async run({ app, report }, id) {
    const service = await app.database.read((tx) => showService(tx, app, serviceNumber(id)));
    if (service === undefined) throw new OperatorError(`Service ${id} doesn't exist.`);
    report(service, (print) => {
      print(lineOf(service));
      print(`  Plan       ${service.tariff}, ${service.billingCycle}, ${priceOf(service)}`);
      print(`  Addresses  ${service.addresses.join(', ') || '-'}, power ${service.power ?? '-'}`);
      print(`  Ordered    ${minute(service.createdAt)} on invoice ${service.invoiceId ?? '-'}, set up ${minute(service.activatedAt)}`);
      print(`  Suspended  ${minute(service.suspendedAt)}`);
      if (service.cancelRequestedAt !== null) print(`  Cancelled  ends on ${service.cancelEndsOn}: ${service.cancelReason}`);
      if (service.runningAction !== null)
        print(`  Running    ${service.runningAction.command} since ${minute(service.runningAction.startedAt)}`);
    });
    return true;
  },
});

function priceOf({ renewalCents, invoicedRenewalCents }: { renewalCents: number; invoicedRenewalCents: number }): string {
  const price = euros(renewalCents);
  return invoicedRenewalCents === renewalCents ? price : `${price}, invoiced as ${euros(invoicedRenewalCents)}`;
}

function lineOf({ id, status, hostname, ip, nextDueDate, clientId, email }: ListedService): string {
  const about = `due ${nextDueDate ?? '-'}  client ${clientId} <${email}>`;
  return columns([id, 7], [status, 10], [hostname, 30], [ip ?? '-', 15], [about, 0]);
}
