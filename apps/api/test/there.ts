/** What has to be there for the test to go on. */
export function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('It is not there');
  return value;
}
