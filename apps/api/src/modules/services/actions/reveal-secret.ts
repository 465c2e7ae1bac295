import type { Context } from '../../../operations/operation.ts';
import { isRefusal } from '../../../operations/refusal.ts';
import { noteServiceActivity } from '../activity/service-activity.ts';
import { openSecret } from '../provisioning/service-secrets.ts';
import { serviceFor } from '../own-service.ts';

const reveals = {
  reveal_root_password: { column: 'root_password', purpose: 'root password' },
  reveal_vnc_password: { column: 'vnc_password', purpose: 'vnc password' },
} as const;

/** Reveals a secret to a recently verified user and logs that. */
export function revealSecret(
  { app, account, query, now }: Context<'revealRootPassword' | 'revealVncPassword'>,
  what: keyof typeof reveals,
) {
  return app.database.transaction(async (tx) => {
    const service = await serviceFor(app, tx, account, query.id, what);
    if (isRefusal(service)) return service;
    const { column, purpose } = reveals[what];
    const sealed = service[column];
    if (sealed === null) throw new Error(`Service ${service.id} allows ${what} but has no secret`);
    await noteServiceActivity(tx, { service, what, account, at: now });
    return { status: 200, body: { password: openSecret(app.configuration, purpose, service.id, sealed) } } as const;
  });
}
