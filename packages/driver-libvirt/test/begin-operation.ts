/** A process of Portico that begins an operation and says so: `node test/begin-operation.ts SERVICE OPERATION FENCE`. It is then killed. */
import { openDriver } from './driver-under-test.ts';

const [serviceId, operationId = '', fence] = process.argv.slice(2);
const { driver } = openDriver();
const operation = { operationId, serviceId: Number(serviceId), fence: Number(fence), command: { kind: 'restart' } } as const;
await driver.begin(operation, new AbortController().signal);
console.log('begun');
