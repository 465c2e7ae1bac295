import { defineModule, on } from '../define-module.ts';
import { listServices } from './list-services.ts';
import { getService } from './get-service.ts';
import { listServiceActivity } from './activity/list-service-activity.ts';
import { getAction } from './actions/get-action.ts';
import { changeServicePower } from './actions/change-service-power.ts';
import { enableVnc } from './actions/enable-vnc.ts';
import { disableVnc } from './actions/disable-vnc.ts';
import { revealVncPassword } from './actions/reveal-vnc-password.ts';
import { resetRootPassword } from './actions/reset-root-password.ts';
import { revealRootPassword } from './actions/reveal-root-password.ts';
import { updateSshKey } from './actions/update-ssh-key.ts';
import { listIsoImages } from './systems/list-iso-images.ts';
import { mountIso } from './systems/mount-iso.ts';
import { unmountIso } from './actions/unmount-iso.ts';
import { listOperatingSystems } from './systems/list-operating-systems.ts';
import { reinstallService } from './systems/reinstall-service.ts';
import { provisionService } from './provisioning/provision-service.job.ts';
import { runAction } from './actions/run-action.job.ts';
import { removeServer } from './provisioning/remove-server.job.ts';
import { repairServices } from './provisioning/repair-services.job.ts';
import { switchServer } from './actions/switch-server.job.ts';
import { rootPasswordChangedMail, serverReadyMail, serviceReinstalledMail } from './mails.ts';
import { actionTimeoutSeconds, driverCallTimeoutMs, driverPatienceSeconds, readyMailWaitMinutes, suspendedKeepDays } from './settings.ts';
import { listServicesCommand, showServiceCommand } from './list-services.command.ts';
import { checkServicesCommand } from './provisioning/check-services.command.ts';
import { adoptMachineCommand, listInventoryCommand } from './provisioning/inventory.commands.ts';
import { invoicePaid } from '../billing/invoices/invoice-paid.ts';
import { startPreparing } from './provisioning/prepare-services.ts';
import { noteEnd } from './provisioning/release-server.ts';
import { serviceEnded } from './service-events.ts';
import { getServiceFilters } from './get-service-filters.ts';

export const servicesModule = defineModule({
  operations: {
    listServices,
    getService,
    listServiceActivity,
    getAction,
    changeServicePower,
    enableVnc,
    disableVnc,
    revealVncPassword,
    resetRootPassword,
    revealRootPassword,
    updateSshKey,
    listIsoImages,
    mountIso,
    unmountIso,
    listOperatingSystems,
    reinstallService,
    getServiceFilters,
  },
  jobs: [provisionService, runAction, removeServer, repairServices, switchServer],
  mails: [rootPasswordChangedMail, serviceReinstalledMail, serverReadyMail],
  settings: [readyMailWaitMinutes, actionTimeoutSeconds, driverPatienceSeconds, driverCallTimeoutMs, suspendedKeepDays],
  commands: [listServicesCommand, showServiceCommand, checkServicesCommand, listInventoryCommand, adoptMachineCommand],
  listeners: [on(invoicePaid, startPreparing), on(serviceEnded, noteEnd)],
});
