import type { ProbedServer, ServerProbe } from '@portico/drivers/driver-under-test';
import { isPasswordAccepted, printedInGuest } from './guest-shell.ts';
import { waitUntil } from './wait-until.ts';

/** Prints the names of the files on every disc that the guest sees. */
export const listDiscs =
  'for d in /dev/sr*; do mkdir -p /iso; mount -o ro $d /iso 2> /dev/null && ls /iso; umount /iso 2> /dev/null; done; true';

/** Looks into guests by SSH, as root with the password that the service was given last. */
export function createGuestProbe(passwordOf: (serviceId: number) => string): ServerProbe {
  const addressOf = ({ network }: ProbedServer) => network.ipv4[0]?.ip ?? '';
  const printed = (server: ProbedServer, command: string) =>
    printedInGuest(addressOf(server), { password: passwordOf(server.serviceId) }, command);
  return {
    hostname: async (server) => (await printed(server, 'hostname')).replace(/\..*/, ''),
    async addresses(server) {
      const lines = (await printed(server, 'ip -o addr show dev eth0')).split('\n');
      return lines.flatMap((line) => / inet6? ([^ /]+)/.exec(line)?.[1] ?? []);
    },
    iso: async (server) => ((await printed(server, listDiscs)).includes('portico-rescue') ? 'arch' : null),
    async signsIn(server, password) {
      const answer = await waitUntil(async () => {
        const isAccepted = await isPasswordAccepted(addressOf(server), password);
        return isAccepted === null ? undefined : { isAccepted };
      });
      return answer.isAccepted;
    },
    writeMarker: async (server) => void (await printed(server, 'echo kept > ~/marker; sync')),
    hasMarker: async (server) => (await printed(server, 'ls ~')).split('\n').includes('marker'),
  };
}
