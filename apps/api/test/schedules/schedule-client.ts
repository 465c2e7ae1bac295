import { success, type Call } from '../contract-client.ts';
import { verificationCode } from '../mailbox.ts';
import { password, signupRequest } from '../test-api.ts';
import type { TwoProcesses } from '../two-processes.ts';

type Signed = { call: Call; token: string };

/** A client of both processes, who signs in again after the session expires. */
export type ScheduleClient = {
  ask: <Reply extends { status: number }>(side: 0 | 1, work: (signed: Signed) => Promise<Reply>) => Promise<Reply>;
  token: () => string;
};

export async function registerClient({ processes, mailFolder }: TwoProcesses): Promise<ScheduleClient> {
  const [one, other] = processes;
  const body = signupRequest();
  success(await one.call('signUp', { body }));
  success(await other.call('verifyEmail', { body: { email: body.email, token: await verificationCode(mailFolder, body.email) } }));
  return signInClient([one.call, other.call], body.email);
}

/** Signs a verified client in. @returns the client, who asks either side */
export async function signInClient(sides: readonly [Call, Call], email: string): Promise<ScheduleClient> {
  const signIn = async (): Promise<string> => {
    const answer = success(await sides[0]('login', { body: { email, password, rememberMe: 1 } }));
    return answer.accessToken ?? '';
  };
  let token = await signIn();
  return {
    async ask(side, work) {
      const used = token;
      const reply = await work({ call: sides[side], token: used });
      if (reply.status !== 401) return reply;
      // Concurrent requests that notice the expiry each sign in.
      if (token === used) token = await signIn();
      return await work({ call: sides[side], token });
    },
    token: () => token,
  };
}
