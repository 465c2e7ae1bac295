import type { ServerNetwork } from '@portico/drivers/provisioning-driver';
import ipaddr from 'ipaddr.js';

export type Seed = {
  serviceId: number;
  /** Makes cloud-init treat the disk as a new machine. */
  generation: number;
  hostname: string;
  network: ServerNetwork;
  nameservers: readonly string[];
  /** For crypt(3); null leaves the password of the image. */
  passwordHash: string | null;
  sshKey: string | null;
};

/** Returns the files of a NoCloud seed, by name. cloud-init reads YAML, and JSON is YAML. */
export function writeSeed(seed: Seed): Readonly<Record<'meta-data' | 'user-data' | 'network-config', string>> {
  const { serviceId, generation, hostname, passwordHash, sshKey } = seed;
  return {
    'meta-data': json({ 'instance-id': `portico-${serviceId}-${generation}`, 'local-hostname': hostname }),
    'user-data': `#cloud-config\n${json({
      hostname: hostname.split('.')[0],
      fqdn: hostname,
      manage_etc_hosts: true,
      // The customer signs in as root, so the image's own user isn't created.
      users: [],
      disable_root: false,
      ...(sshKey !== null && { ssh_authorized_keys: [sshKey] }),
      ...(passwordHash !== null && {
        ssh_pwauth: true,
        chpasswd: { expire: false, users: [{ name: 'root', password: passwordHash, type: 'hash' }] },
        write_files: [{ path: '/etc/ssh/sshd_config.d/60-portico.conf', content: 'PermitRootLogin yes\n' }],
      }),
    })}`,
    'network-config': json(networkConfig(seed)),
  };
}

function networkConfig({ network: { mac, ipv4, ipv6 }, nameservers }: Seed) {
  const [main] = ipv4;
  const own = ipv6 === null ? null : serverAddress(ipv6);
  return {
    version: 2,
    ethernets: {
      main: {
        match: { macaddress: mac },
        'set-name': 'eth0',
        dhcp4: false,
        dhcp6: false,
        'accept-ra': false,
        addresses: [...ipv4.map(({ ip, prefixLength }) => `${ip}/${prefixLength}`), ...(own === null ? [] : [own])],
        routes: [
          ...(main === undefined ? [] : [route('0.0.0.0/0', main.gateway, `${main.ip}/${main.prefixLength}`)]),
          ...(ipv6 === null ? [] : [route('::/0', ipv6.gateway, ipv6.prefix)]),
        ],
        nameservers: { addresses: nameservers },
      },
    },
  };
}

/** A gateway outside the server's own network is reached over the link. */
function route(to: string, via: string, network: string) {
  const gateway = ipaddr.parse(via);
  const isInside = gateway.range() === 'linkLocal' || gateway.match(ipaddr.parseCIDR(network));
  return { to, via, ...(!isInside && { 'on-link': true }) };
}

/** Returns the first address of the prefix that isn't the gateway's, with the prefix length. */
export function serverAddress({ prefix, gateway }: { prefix: string; gateway: string }): string {
  const [network, length] = ipaddr.parseCIDR(prefix);
  const taken = ipaddr.parse(gateway).toNormalizedString();
  const addresses = [1, 2].map((last) => new ipaddr.IPv6([...network.toByteArray().slice(0, 15), (network.toByteArray()[15] ?? 0) + last]));
  const own = addresses.find((address) => address.toNormalizedString() !== taken) ?? network;
  return `${own.toString()}/${length}`;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
