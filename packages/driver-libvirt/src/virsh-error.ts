export type VirshFailure =
  | 'unreachable'
  | 'no-domain'
  | 'domain-exists'
  | 'already-running'
  | 'not-running'
  | 'no-volume'
  | 'volume-exists'
  | 'no-pool'
  | 'no-space'
  | 'no-file'
  | 'no-agent'
  | 'no-medium'
  | 'no-metadata'
  | 'stale-rules'
  | 'other';

/** virsh exits with 1 for every error, so only its words tell them apart. It runs with LC_ALL=C. */
const words: readonly (readonly [RegExp, VirshFailure])[] = [
  [
    /failed to connect to the hypervisor|Connection refused|End of file while|Cannot recv data|client socket is closed|keepalive timeout/i,
    'unreachable',
  ],
  [/guest agent/i, 'no-agent'],
  [/failed to get domain/i, 'no-domain'],
  [/already exists with uuid/i, 'domain-exists'],
  [/already active|already running/i, 'already-running'],
  [/domain is not running/i, 'not-running'],
  [/metadata not found/i, 'no-metadata'],
  [/failed to apply firewall rules .* chain already exists/is, 'stale-rules'],
  [/doesn't have media/i, 'no-medium'],
  [/storage volume .* exists already/i, 'volume-exists'],
  [/no space left on device|file too large/i, 'no-space'],
  [/storage pool not found|failed to get pool/i, 'no-pool'],
  [/storage volume not found|failed to get vol/i, 'no-volume'],
  [/no such file or directory/i, 'no-file'],
];

export function virshFailureOf(stderr: string): VirshFailure {
  return words.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'other';
}

export class VirshError extends Error {
  override name = 'VirshError';
  readonly failure: VirshFailure;

  constructor(command: string, stderr: string) {
    super(`virsh ${command}: ${stderr.trim().replaceAll('\n', '; ')}`);
    this.failure = virshFailureOf(stderr);
  }
}

/** Returns what `work` returns, or undefined if virsh failed in one of the expected ways. @throws every other error */
export async function unlessVirsh<T>(expected: readonly VirshFailure[], work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof VirshError && expected.includes(error.failure)) return undefined;
    throw error;
  }
}
