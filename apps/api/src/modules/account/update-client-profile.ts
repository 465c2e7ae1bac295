import { clientProfileUpdateSchema } from '@portico/validation/client-profile-update';
import { phoneAsE164 } from '@portico/validation/phone';
import { publish } from '../../platform/events/publish.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse, refuseFields } from '../../operations/refusal.ts';
import { profileRepository } from './profile.repository.ts';
import { readProfile } from './read-profile.ts';

const ofMainUser = ['first_name', 'last_name', 'language'] as const;

export const updateClientProfile = defineOperation('updateClientProfile', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'writing',
  rules: clientProfileUpdateSchema,
  async handle({ app, account, body }) {
    return await app.database.transaction(async (tx) => {
      const profiles = profileRepository(tx, account);
      await profiles.lock();
      const before = await profiles.find();
      // The name and language are personal, so only the main user may change them.
      if (before.userId !== account.userId && ofMainUser.some((field) => body[field] !== undefined && before[field] !== body[field]))
        return refuse(403, 'not_allowed');
      const phone = body.phone && phoneAsE164(body.phone, body.country ?? before.country);
      if (body.phone && !phone) return refuseFields([{ path: 'phone', code: 'phone_invalid', params: {} }]);
      if (body.telegram_id === null && (await profiles.needsTelegram()))
        return refuseFields([{ path: 'telegram_id', code: 'required', params: {} }]);
      await profiles.update({ ...body, phone }, before.userId);
      publish.account(tx, account.clientId);
      return { status: 200, body: await readProfile(tx, account) };
    });
  },
});
