/** A request that is answered with an error status and a message. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Section 5's rule. */
export function checkPassword(body: Readonly<Record<string, unknown>>): string {
  const password = String(body['password']);
  const isStrong = /^[ -~]{8,64}$/.test(password) && [/[a-z]/, /[A-Z]/, /\d/].every((needed) => needed.test(password));
  return isStrong && password === body['password_repeat'] ? password : refuse(422, 'Choose another password.');
}

export function refuse(status: number, message: string): never {
  throw new Refusal(status, message);
}
