import type { Browser } from './api-call.ts';
import { NotTried } from './finding.ts';

export type Account = {
  email: string;
  password: string;
  /** Null until it has signed in. */
  token: string | null;
  readonly browser: Browser;
};

/** The accounts of a run. */
export class Accounts {
  /** The provider's, named by the options. */
  given: Account | null = null;
  /** Signed up by the run, to change its password and address. */
  fresh: Account | null = null;

  /** The account that reads and orders. */
  main(): Account {
    const account = this.given ?? this.fresh;
    if (account === null || account.token === null) throw new NotTried('nobody is signed in');
    return account;
  }

  /** An account whose password and address may change. */
  disposable(): Account {
    if (this.fresh === null || this.fresh.token === null)
      throw new NotTried('it changes the account, so it needs one of its own: --new-email');
    return this.fresh;
  }
}
