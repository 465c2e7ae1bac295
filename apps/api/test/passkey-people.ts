import { success } from './contract-client.ts';
import { passkeyDevice, type Deviation } from './passkey-device.ts';
import type { TestApi } from './test-api.ts';

export type Device = ReturnType<typeof passkeyDevice>;

/** Users with passkeys, and their actions. */
export function passkeyPeople(api: TestApi, origin: string) {
  const creation = async (token: string) => success(await api.call('requestPasskey', { token })).options;
  const login = async () => success(await api.call('requestPasskeyLogin')).options;

  async function add(token: string, device: Device, name = 'Laptop') {
    const credential = device.make(await creation(token));
    return success(await api.call('registerPasskey', { token, body: { name, credential } })).passkey;
  }

  return {
    /** The options passed to a browser. */
    creation,
    login,
    proof: async (token: string) => success(await api.call('requestPasskeyProof', { token })).options,
    add,
    signIn: async (device: Device, deviation?: Deviation) =>
      await api.call('loginPasskey', { body: { credential: device.use(await login(), deviation), rememberMe: 0 } }),
    /** Registers a user with a passkey. */
    async holder() {
      const registered = await api.register();
      const device = passkeyDevice(origin);
      return { ...registered, device, passkey: await add(registered.token, device) };
    },
    kindsOf: async (token: string) => success(await api.call('listActivity', { token, query: {} })).items.map(({ kind }) => kind),
  };
}
