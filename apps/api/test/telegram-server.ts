import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TelegramMessage = { chatId: string; text: string };

/** A fake bot API that can be down, rate-limiting or refuse messages. */
export type TelegramServer = {
  /** For `TELEGRAM_API_URL`. */
  url: string;
  token: string;
  /** Accepted messages, in order. */
  messages: TelegramMessage[];
  /** When it was called, on the monotonic clock. */
  calls: number[];
  /** Users who have started the bot and not blocked it. */
  friends: Set<string>;
  /** Answers `Too Many Requests` this many times, each time with this delay in seconds. */
  busy: { times: number; seconds: number };
  down: () => Promise<void>;
  up: () => Promise<void>;
};

/** Implements `sendMessage` of one bot as https://core.telegram.org/bots/api defines it. */
export async function startTelegramServer(): Promise<TelegramServer> {
  let port = 0;
  let server: Server | undefined;
  const telegram: TelegramServer = {
    url: '',
    token: '123456789:AAF-a-token_that_is_nobodys-0001',
    messages: [],
    calls: [],
    friends: new Set(),
    busy: { times: 0, seconds: 0 },
    async up() {
      server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const { status, ...body } = answerTo(telegram, request.url ?? '', Buffer.concat(chunks).toString());
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        });
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
      telegram.url = `http://127.0.0.1:${port}`;
    },
    async down() {
      server?.closeAllConnections();
      if (server?.listening) await new Promise((resolve) => server?.close(resolve));
    },
  };
  await telegram.up();
  return telegram;
}

type Answer = {
  status: number;
  ok: boolean;
  description?: string;
  error_code?: number;
  parameters?: { retry_after: number };
  result?: unknown;
};

function answerTo(telegram: TelegramServer, path: string, json: string): Answer {
  telegram.calls.push(performance.now());
  if (path !== `/bot${telegram.token}/sendMessage`) return refusal(401, 'Unauthorized');
  if (telegram.busy.times > 0) {
    telegram.busy.times -= 1;
    const { seconds } = telegram.busy;
    return { ...refusal(429, `Too Many Requests: retry after ${seconds}`), parameters: { retry_after: seconds } };
  }
  const { chat_id: chatId, text } = JSON.parse(json) as { chat_id: string; text: string };
  if (!telegram.friends.has(chatId)) return refusal(403, 'Forbidden: bot was blocked by the user');
  if (text.length > 4_096) return refusal(400, 'Bad Request: message is too long');
  telegram.messages.push({ chatId, text });
  return { status: 200, ok: true, result: { message_id: telegram.messages.length } };
}

function refusal(status: number, description: string): Answer {
  return { status, ok: false, error_code: status, description };
}
