import * as v from 'valibot';

/** An environment setting: its schema, default and description. */
export type Setting<Value = unknown> = {
  /** The name of its environment variable. */
  name: string;
  /** Parses the variable's text, or undefined if it is unset. */
  schema: v.GenericSchema<string | undefined, Value>;
  about: string;
  /** The default, described for a reader. */
  defaultsTo: string;
};

type Description<Value> = {
  about: string;
  schema: v.GenericSchema<string | undefined, Value>;
  /** Needed if the default is computed or empty. Otherwise the schema's default is shown. */
  defaultsTo?: string;
};

/** Declares a setting. It takes effect once it is listed: by a plugin, a module's manifest or `registry/settings.ts`. */
export function defineSetting<Value>(name: string, { about, schema, defaultsTo }: Description<Value>): Setting<Value> {
  const byDefault: unknown = v.getDefault(schema);
  return { name, schema, about, defaultsTo: defaultsTo ?? (typeof byDefault === 'string' ? `\`${byDefault}\`` : 'none') };
}

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** A switch, `1` or `0`. */
export const onOff = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
);

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** PostgreSQL's URLs may leave out the host after the user, for a socket. */
const isUrl = (url: string) => URL.canParse(url.replace(/^(postgres(?:ql)?:\/\/[^/]*@)(?=\/)/, '$1localhost'));

/** A URL of one of these protocols. A message never has its value, because that may hold a password. */
export function urlOf(...protocols: readonly string[]) {
  const isOfProtocol = (url: string) => protocols.some((protocol) => url.startsWith(`${protocol}://`));
  return v.pipe(
    text,
    v.check(isOfProtocol, `must start with ${protocols.map((name) => `${name}://`).join(' or ')}`),
    v.check((url) => !isOfProtocol(url) || isUrl(url), 'must be a URL; in a user name or password, write / as %2F, # as %23 and ? as %3F'),
  );
}
