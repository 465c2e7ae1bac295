/** Returns the value, or throws if it is missing. */
export function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('It is not there');
  return value;
}
