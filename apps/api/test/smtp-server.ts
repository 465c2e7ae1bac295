import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** `refusing` and `rejecting` say no to each receiver, for now and for good; `silent` greets nobody. */
export type SmtpMood = 'taking' | 'refusing' | 'rejecting' | 'silent';

/** Another's mail server, which can be down, slow or of another opinion. */
export type SmtpServer = {
  /** For `SMTP_URL`: nobody waits for an answer of it longer than half a second. */
  url: string;
  mood: SmtpMood;
  /** What it rejects with, where that matters. */
  words?: string;
  /** How long it thinks about each answer. */
  delayMs: number;
  /** The messages that it took, as they came. */
  messages: string[];
  /** Nobody answers at its address. */
  down: () => Promise<void>;
  up: () => Promise<void>;
};

const answers: Record<SmtpMood, string> = {
  taking: '250 ok',
  silent: '250 ok',
  refusing: '451 4.3.0 Try again later',
  rejecting: '550 5.7.1 You are not welcome here',
};

const answerOf = ({ mood, words }: SmtpServer) => (mood === 'rejecting' && words !== undefined ? words : answers[mood]);

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;
  const smtp: SmtpServer = {
    url: '',
    mood: 'taking',
    delayMs: 0,
    messages: [],
    async up() {
      server = createServer((socket) => {
        sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
        talk(smtp, socket);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      port = address.port;
      smtp.url = `smtp://127.0.0.1:${port}?ignoreTLS=true&connectionTimeout=500&greetingTimeout=500&socketTimeout=500`;
    },
    async down() {
      for (const socket of sockets) socket.destroy();
      if (server?.listening) await new Promise((resolve) => server?.close(resolve));
    },
  };
  await smtp.up();
  return smtp;
}

function talk(smtp: SmtpServer, socket: Socket): void {
  let buffered = '';
  let message: string[] | null = null;
  const say = (line: string) => void setTimeout(() => socket.write(`${line}\r\n`), smtp.delayMs);
  const hear = (line: string): void => {
    if (message !== null) {
      if (line !== '.') return void message.push(line);
      smtp.messages.push(message.join('\n'));
      message = null;
      return say('250 taken');
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') {
      message = [];
      say('354 go on');
    } else if (verb === 'QUIT') {
      socket.end('221 bye\r\n');
    } else say(verb === 'RCPT' ? answerOf(smtp) : '250 ok');
  };
  if (smtp.mood === 'silent') return;
  say('220 test');
  socket.on('data', (bytes: Buffer) => {
    const lines = (buffered + bytes.toString()).split('\r\n');
    buffered = lines.pop() ?? '';
    lines.forEach(hear);
  });
}
