/** What a code is for. */
export type CodePurpose = 'verify-email' | 'two-factor' | 'email-change' | 'password-reset';

export type CodeRequest = {
  readonly purpose: CodePurpose;
  /** Where it was sent. */
  readonly email: string;
  /** What the authenticator was set up with. Null unless the kit did that itself. */
  readonly secret: string | null;
};

/** Returns the newest code (or the token of a reset link) that a user would read. Undefined if there is none. */
export type CodeSource = (request: CodeRequest) => Promise<string | undefined>;
