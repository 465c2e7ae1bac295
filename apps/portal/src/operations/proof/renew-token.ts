import { session, store } from '../../platform/store.ts';

/** Continues the session with the token that a proof of identity returned. Some APIs keep the token. */
export function renewToken(accessToken: string | null): void {
  if (accessToken !== null) store.set(session.enterAtom, { accessToken, user: store.get(session.userAtom) });
}
