import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** `refusing` and `rejecting` refuse recipients temporarily and permanently; `locked` refuses sign-ins; `silent` sends no greeting. */
export type SmtpMood = 'taking' | 'refusing' | 'rejecting' | 'locked' | 'silent';

/** A fake mail server that can be down, slow or refuse mail. */
export type SmtpServer = {
  /** For `SMTP_URL`, which waits two seconds for a connection and a greeting, and two minutes for a response. */
  url: string;
  mood: SmtpMood;
  /** The text of its rejections. */
  words?: string;
  /** Temporarily refuses a recipient in any mode. */
  refuses: (receiver: string) => boolean;
  /** The delay of each response, in milliseconds. */
  delayMs: number;
  /** Answers that a message was taken only once this resolves. */
  taken: (receiver: string) => Promise<void> | undefined;
  /** Accepted messages, in order. */
  messages: string[];
  /** Called with the recipient of each accepted message. */
  took: (receiver: string) => void;
  /** How many connections were ever opened. */
  connections: number;
  /** Closes all open connections. */
  hangUp: () => void;
  /** Stops listening. */
  down: () => Promise<void>;
  up: () => Promise<void>;
};

const answers: Record<SmtpMood, string> = {
  taking: '250 ok',
  locked: '250 ok',
  silent: '250 ok',
  refusing: '451 4.3.0 Try again later',
  rejecting: '550 5.7.1 You are not welcome here',
};

function answerOf({ mood, words, refuses }: SmtpServer, receiver: string): string {
  if (refuses(receiver)) return answers.refusing;
  return mood === 'rejecting' && words !== undefined ? words : answers[mood];
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;
  const smtp: SmtpServer = {
    url: '',
    mood: 'taking',
    refuses: () => false,
    delayMs: 0,
    taken: () => undefined,
    messages: [],
    took: () => undefined,
    connections: 0,
    async up() {
      server = createServer((socket) => {
        smtp.connections += 1;
        sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
        talk(smtp, socket);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      port = address.port;
      smtp.url = `smtp://portico:secret@127.0.0.1:${port}?ignoreTLS=true&connectionTimeout=2000&greetingTimeout=2000&socketTimeout=120000`;
    },
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    async down() {
      smtp.hangUp();
      if (server?.listening) await new Promise((resolve) => server?.close(resolve));
    },
  };
  await smtp.up();
  return smtp;
}

function talk(smtp: SmtpServer, socket: Socket): void {
  let buffered = '';
  let message: string[] | null = null;
  let receiver = '';
  const say = (line: string) => void setTimeout(() => socket.write(`${line}\r\n`), smtp.delayMs);
  const hear = (line: string): void => {
    if (message !== null) {
      if (line !== '.') return void message.push(line);
      smtp.messages.push(message.join('\n'));
      smtp.took(receiver);
      message = null;
      return void Promise.resolve(smtp.taken(receiver)).then(() => say('250 taken'));
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') {
      message = [];
      say('354 go on');
    } else if (verb === 'QUIT') {
      socket.end('221 bye\r\n');
    } else if (verb === 'EHLO') say('250-test\r\n250 AUTH PLAIN');
    else if (verb === 'AUTH') say(smtp.mood === 'locked' ? '535 5.7.8 Authentication credentials invalid' : '235 welcome');
    else if (verb === 'RCPT') {
      receiver = /<([^>]*)>/.exec(line)?.[1] ?? '';
      say(answerOf(smtp, receiver));
    } else say('250 ok');
  };
  if (smtp.mood === 'silent') return;
  say('220 test');
  socket.on('data', (bytes: Buffer) => {
    const lines = (buffered + bytes.toString()).split('\r\n');
    buffered = lines.pop() ?? '';
    lines.forEach(hear);
  });
}
