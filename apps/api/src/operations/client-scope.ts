declare const scoped: unique symbol;

/** The id of a client whose data may be used. A plain number is not one: only authentication and `actFor` make it. */
export type ScopedClientId = number & { readonly [scoped]: true };

/** Whose data a repository reads and changes: the account of a request, or the client that a job acts for. */
export type ClientScope = { readonly clientId: ScopedClientId };
