/** The schemas that Portico creates. Migrations take their names from here, and `database grant` covers all of them. */
export const schemas = { own: 'public', queue: 'pgboss', powerDns: 'powerdns' } as const;
