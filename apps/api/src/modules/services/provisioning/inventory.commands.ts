import { defineCommand } from '../../../operator/define-command.ts';
import { columns } from '../../../operator/printed-values.ts';
import { serviceNumber } from '../service-number.ts';
import { adoptMachine, takeInventory } from './inventory.ts';

export const listInventoryCommand = defineCommand('inventory list', {
  about: 'List machines without a service and services without a machine; exits with 1 if there are any',
  async run({ app, report }) {
    const { machines, services, unreachable } = await takeInventory(app, new AbortController().signal);
    const isFine = machines.length + services.length + unreachable.length === 0;
    report({ machines, services, unreachable }, (print) => {
      for (const { driver, foreignId, name, power, serviceId } of machines) {
        const marked = serviceId === null ? '' : `, marked as that of service ${serviceId}`;
        print(columns(['machine', 8], [driver, 12], [foreignId, 24], [`${name}, ${power}${marked}`, 0]));
      }
      for (const { id, hostname, driver } of services) print(columns(['service', 8], [driver, 12], [id, 24], [hostname, 0]));
      for (const { driver, error } of unreachable)
        print(`The driver ${driver} didn’t answer, so its machines and services are left out: ${error}`);
      if (isFine) print('Every machine has a service, and every service a machine.');
    });
    return isFine;
  },
});

export const adoptMachineCommand = defineCommand('inventory adopt', {
  parameters: ['SERVICE', 'MACHINE'],
  isRecorded: true,
  about: 'Make an existing machine the server of a service that has none; the machine keeps its addresses',
  async run({ app, report, staff }, service, foreignId) {
    const serviceId = serviceNumber(service);
    const machine = await adoptMachine(app, { serviceId, foreignId }, staff, new AbortController().signal);
    report({ ...machine, serviceId }, (print) => print(`Service ${serviceId} has the machine ${foreignId} (${machine.name}) now.`));
    return true;
  },
});
