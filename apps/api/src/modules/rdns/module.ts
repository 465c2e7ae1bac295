import { defineModule, on } from '../define-module.ts';
import { listRdns } from './list-rdns.ts';
import { addRdns } from './add-rdns.ts';
import { updateRdns } from './update-rdns.ts';
import { removeRdns } from './remove-rdns.ts';
import { serviceEnded } from '../services/service-events.ts';
import { removeReverseNames } from './rdns.ts';

export const rdnsModule = defineModule({
  operations: { listRdns, addRdns, updateRdns, removeRdns },
  listeners: [on(serviceEnded, removeReverseNames)],
});
