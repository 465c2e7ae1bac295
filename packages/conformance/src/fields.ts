/** A JSON object whose fields the response check has compared with the contract. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a field that is an object, or an empty one. */
export function objectIn(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

/** Returns the objects of a list, or none. */
export function listIn(fields: Fields, name: string): readonly Fields[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isFields) : [];
}

export function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Returns a field that is a number, or NaN. */
export function numberIn(fields: Fields, name: string): number {
  const value = fields[name];
  return typeof value === 'number' ? value : Number.NaN;
}
