import { email, minLength, object, pipe, safeParse, string } from 'valibot';

const login = object({ email: pipe(string(), email()), password: pipe(string(), minLength(8)) });

export function isValid(values: unknown): boolean {
  return safeParse(login, values).success;
}
