/** The schemas that Portico creates. A migration that adds one takes its name from here, and `database grant` covers each of them. */
export const schemas = { own: 'public', queue: 'pgboss', powerDns: 'powerdns' } as const;
