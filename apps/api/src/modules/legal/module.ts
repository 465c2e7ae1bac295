import { defineModule } from '../define-module.ts';
import { offerUrl, rulesUrl, securityContact } from './settings.ts';

export const legalModule = defineModule({
  settings: [rulesUrl, offerUrl, securityContact],
});
