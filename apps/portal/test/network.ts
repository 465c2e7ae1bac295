import { vi } from 'vitest';
import type { CallableId, OperationResult } from '@portico/api-client/operation-types';
import type { Problem, StreamEvent } from '@portico/contract';
import { operations } from '@portico/contract/operations';
import type { OperationId } from '@portico/contract/operations';

/** A request that the portal sent. */
export interface SentRequest {
  readonly operationId: OperationId;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer = (request: SentRequest) => Response | Promise<Response>;

const realFetch = globalThis.fetch.bind(globalThis);
const answers = new Map<OperationId, Answer>();
let requests: SentRequest[] = [];
let unanswered: string[] = [];

/** Answers an operation from now on. The compiler checks the body against the contract. */
export function answer<Id extends CallableId>(id: Id, body: OperationResult<Id> | ((request: SentRequest) => OperationResult<Id>)): void {
  answers.set(id, (request) => Response.json(isMadeOf(body) ? body(request) : body));
}

/** Repeats the answer to an earlier request with the same Idempotency-Key. */
export function answerAgain<Id extends CallableId>(id: Id, body: OperationResult<Id>): void {
  answers.set(id, () => Response.json(body, { headers: { 'Idempotent-Replayed': 'true' } }));
}

/** Answers from the next click on. Automatic requests before that still get the former answer. */
export function answerOnPress<Id extends CallableId>(id: Id, body: OperationResult<Id>): void {
  document.addEventListener('click', () => answer(id, body), { capture: true, once: true });
}

/** A JSON body is never a function; the compiler can't see that for a generic operation. */
function isMadeOf<Body>(body: Body | ((request: SentRequest) => Body)): body is (request: SentRequest) => Body {
  return typeof body === 'function';
}

/** Refuses an operation from now on with a problem of the contract; with `only`, requests that it doesn't match get the former answer. */
export function refuse(
  id: CallableId,
  status: number,
  problem: Partial<Problem> & Pick<Problem, 'code'>,
  only: (request: SentRequest) => boolean = () => true,
): void {
  const former = answers.get(id) ?? noAnswer;
  const whole: Problem = {
    type: 'about:blank',
    title: '',
    status,
    message: `Refused: ${problem.code}`,
    errors: [],
    request_id: 'r-1',
    ...problem,
  };
  answers.set(id, (request) => (only(request) ? Response.json(whole, { status }) : former(request)));
}

/** Answers as a proxy in front of the API would, outside the contract. */
export function answerRaw(id: CallableId, status: number, statusText: string): void {
  answers.set(id, () => new Response(`<h1>${statusText}</h1>`, { status, statusText }));
}

/** Answers outside the contract, as another API might. The test that does so clears `reported`. */
export function answerOutsideContract(id: CallableId, body: unknown): void {
  answers.set(id, () => Response.json(body));
}

/** Leaves an operation unanswered until the promise resolves. */
export function hold(id: CallableId | 'streamEvents', until: Promise<unknown>): void {
  const later = answers.get(id);
  answers.set(id, async (request) => {
    await until;
    return later ? later(request) : noAnswer(request);
  });
}

/** Fails the connection, so that the server's outcome is unknown. */
export function loseAnswers(id: CallableId): void {
  answers.set(id, () => {
    throw new TypeError('Failed to fetch');
  });
}

/** Opens the event stream, which is blocked otherwise. Returns a function that pushes an event. */
export function openEvents(): (event: StreamEvent) => void {
  const streams: ReadableStreamDefaultController<string>[] = [];
  const pushed: string[] = [];
  answers.set('streamEvents', () => {
    const body = new ReadableStream<string>({
      start(controller) {
        streams.push(controller);
        // Like the server's replay: React may have aborted the previous stream.
        pushed.forEach((text) => controller.enqueue(text));
      },
    });
    return new Response(body.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'text/event-stream' } });
  });
  return (event) => {
    const text = `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`;
    pushed.push(text);
    // The last stream is the active one, because strict mode mounts everything twice.
    streams.at(-1)?.enqueue(text);
  };
}

export function sent(id: OperationId): readonly SentRequest[] {
  return requests.filter((request) => request.operationId === id);
}

function noAnswer({ operationId }: SentRequest): Response {
  unanswered.push(operationId);
  return new Response(null, { status: 500, statusText: `The test answers no ${operationId}` });
}

async function answerRequest(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/v1/')) return realFetch(request);
  const [operationId] =
    Object.entries(operations).find(([, { method, path }]) => path === pathname && method === request.method.toLowerCase()) ?? [];
  if (operationId === undefined) throw new Error(`${request.method} ${pathname} is no operation of the contract`);
  const text = await request.text();
  const seen: SentRequest = {
    // The keys of the table are operation ids.
    operationId: operationId as OperationId,
    // A repeated parameter is one text, separated by commas.
    query: Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join()])),
    body: text === '' ? undefined : JSON.parse(text),
    headers: request.headers,
  };
  requests.push(seen);
  return (answers.get(seen.operationId) ?? noAnswer)(seen);
}

/** Starts a network without any answers. Requests that remain unanswered fail the test. */
export function startNetwork(): void {
  answers.clear();
  requests = [];
  unanswered = [];
  answers.set('streamEvents', () => new Promise<Response>(() => undefined));
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerRequest);
}

export function unansweredOperations(): readonly string[] {
  return unanswered;
}
