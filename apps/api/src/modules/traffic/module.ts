import { defineModule } from '../define-module.ts';
import { getTrafficPool } from './get-traffic-pool.ts';
import { listTrafficMovements } from './list-traffic-movements.ts';
import { assignTraffic } from './assign-traffic.ts';
import { grantTrafficCommand } from './grant-traffic.command.ts';

export const trafficModule = defineModule({
  operations: { getTrafficPool, listTrafficMovements, assignTraffic },
  commands: [grantTrafficCommand],
});
