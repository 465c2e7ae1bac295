import { defineModule } from '../define-module.ts';
import { getAccountMeta } from './get-account-meta.ts';
import { updateUser } from './update-user.ts';
import { getUserDetails } from './get-user-details.ts';
import { getClientProfile } from './get-client-profile.ts';
import { updateClientProfile } from './update-client-profile.ts';
import { getPaymentSettings } from './get-payment-settings.ts';
import { updatePaymentSettings } from './update-payment-settings.ts';
import { getNotificationPreferences } from './get-notification-preferences.ts';
import { updateNotificationPreferences } from './update-notification-preferences.ts';
import { listClientsCommand } from './list-clients.command.ts';
import { showClientCommand } from './show-client.command.ts';

export const accountModule = defineModule({
  operations: {
    getAccountMeta,
    updateUser,
    getUserDetails,
    getClientProfile,
    updateClientProfile,
    getPaymentSettings,
    updatePaymentSettings,
    getNotificationPreferences,
    updateNotificationPreferences,
  },
  commands: [listClientsCommand, showClientCommand],
});
