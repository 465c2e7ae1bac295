import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type SmtpStandIn = { url: string; connections: () => number; close: () => Promise<void> };

/** A mail server that keeps nothing: `received` is told who each mail was for. It takes what `refuses` does not refuse, for now, by its address. */
export async function startSmtpStandIn(
  received: (to: string) => void,
  refuses: (to: string) => boolean = () => false,
): Promise<SmtpStandIn> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, received, refuses);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}?ignoreTLS=true`,
    connections: () => connections,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function talk(socket: Socket, received: (to: string) => void, refuses: (to: string) => boolean): void {
  let unread = '';
  let isData = false;
  let to = '';
  const answer = (line: string): string => {
    if (isData) {
      if (line !== '.') return '';
      isData = false;
      received(to);
      return '250 taken\r\n';
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (refuses(to)) return '451 later\r\n';
    }
    isData = command === 'DATA';
    return isData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n';
  };
  socket.write('220 stand-in\r\n');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (unread + text).split('\r\n');
    unread = lines.pop() ?? '';
    socket.write(lines.map(answer).join(''));
  });
}
