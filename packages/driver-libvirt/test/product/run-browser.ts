/** `node run-browser.ts SOCKET PORT PROGRAM…` runs a browser in a new network namespace, where the port leads to the socket. */
import { execFileSync, spawn } from 'node:child_process';
import { relay } from './relay.ts';

const [socket = '', port, program = '', ...browserWords] = process.argv.slice(2);
const ip = (...words: readonly string[]) => void execFileSync('ip', words);
ip('link', 'set', 'lo', 'up');
// A browser with nothing but the loopback interface says that it's offline.
ip('link', 'add', 'online0', 'type', 'veth', 'peer', 'name', 'online1');
ip('addr', 'add', '192.0.2.2/24', 'dev', 'online0');
for (const end of ['online0', 'online1']) {
  // An IPv6 address would appear later, and the browser would drop what it's loading.
  ip('link', 'set', end, 'addrgenmode', 'none');
  ip('link', 'set', end, 'up');
}
await relay({ port: Number(port) }, { path: socket });
// Playwright speaks through the last two.
const browser = spawn(program, browserWords, { stdio: [0, 1, 2, 3, 4] });
browser.once('exit', (code) => process.exit(code ?? 1));
