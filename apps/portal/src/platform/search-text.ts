import * as v from 'valibot';

/** A text in the address. The router reads what looks like JSON, such as digits. */
export const searchText = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** The same, undefined if there is none. */
export const optionalSearchText = v.fallback(v.optional(searchText), undefined);
