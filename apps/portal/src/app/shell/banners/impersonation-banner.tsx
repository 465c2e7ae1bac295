import { useEffect, useEffectEvent } from 'react';
import type { User } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Banner } from '@portico/ui/banner';
import { Button } from '@portico/ui/button';
import { useServerNow } from '../../../platform/server-clock.ts';
import { session, store } from '../../../platform/store.ts';
import { signOut } from '../../sign-out.ts';
import { impersonationMessages as m } from './impersonation.messages.ts';

const minuteMs = 60_000;
const refreshMs = 5_000;

type ImpersonationBannerProps = { readonly impersonation: NonNullable<User['impersonation']> };

/** Shown while an operator acts as this client: who, why, how long, and how to leave. */
export function ImpersonationBanner({ impersonation }: ImpersonationBannerProps) {
  const { formatMessage } = useIntl();
  const { operator, reason, can_write: canWrite, until } = impersonation;
  const minutes = useMinutesLeft(until);
  return (
    <Banner
      tone="warning"
      label={formatMessage(m.banner)}
      action={
        <Button size="sm" onClick={() => void signOut()}>
          {formatMessage(m.leave)}
        </Button>
      }
    >
      {formatMessage(m.acting, { operator, reason, mode: canWrite ? 'write' : 'read', minutes })}
    </Banner>
  );
}

/** Returns whole minutes, rounded up. The session ends here when its time is over, as it does on the server. */
function useMinutesLeft(until: string): number {
  const left = Date.parse(until) - useServerNow(refreshMs);
  const end = useEffectEvent(() => store.set(session.clearAtom));

  useEffect(() => {
    if (left <= 0) end();
  }, [left]);

  return Math.max(0, Math.ceil(left / minuteMs));
}
