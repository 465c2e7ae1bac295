import type { App } from '../../../app.ts';
import { refuseFields, type Refusal } from '../../../operations/refusal.ts';
import { userRepository } from '../users/user.repository.ts';

/** Checks the signed-in user's password. @returns its hash, to be compared again under the lock, or null if the password is wrong */
export async function checkOwnPassword(app: App, userId: number, password: string): Promise<string | null> {
  const hashed = await app.database.read((tx) => userRepository(tx).passwordHashOf(userId));
  return (await app.secrets.matches(password, hashed)) ? hashed : null;
}

export function refuseWrongPassword(path: 'password' | 'current_password'): Refusal<422> {
  return refuseFields([{ path, code: 'password_wrong', params: {} }]);
}
