import type { OperationId } from '@portico/contract/operations';
import type { Account, Accounts } from './accounts.ts';
import type { Answer, Browser, CallOptions } from './api-call.ts';
import type { CodeSource } from './codes.ts';
import type { Operation } from './contract/contract.ts';
import type { ResponseCheck } from './contract/response-check.ts';
import { shown } from './contract/schema-sentences.ts';
import type { Fields } from './fields.ts';
import { NotTried, Stopped, type Finding } from './finding.ts';

/** A call by an account: with its token and cookies unless `token` says otherwise. */
export type Request = CallOptions & { readonly as?: Account | Browser };

type Parts = {
  readonly operations: ReadonlyMap<OperationId, Operation>;
  readonly checkResponse: ResponseCheck;
  readonly accounts: Accounts;
  readonly code: CodeSource;
  readonly openBrowser: () => Browser;
  readonly tried: Set<OperationId>;
};

/** What a row works with. Its findings are those of one row. */
export class Check {
  readonly findings: Finding[] = [];
  readonly accounts: Accounts;
  readonly code: CodeSource;
  readonly openBrowser: () => Browser;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.accounts = parts.accounts;
    this.code = parts.code;
    this.openBrowser = parts.openBrowser;
  }

  /** The operations of the chosen profiles. */
  get operations(): readonly Operation[] {
    return [...this.#parts.operations.values()];
  }

  /** Calls an operation. With any status, a response that breaks the contract is a finding. */
  async call(id: OperationId, request: Request = {}): Promise<Answer> {
    const operation = this.#operation(id);
    this.#parts.tried.add(id);
    const account = request.as ?? (operation.isSecured ? this.accounts.main() : this.openBrowser());
    const isAccount = 'token' in account;
    const browser = isAccount ? account.browser : account;
    const token = request.token === undefined ? (isAccount ? account.token : null) : request.token;
    const { as: _as, ...options } = request;
    const answer = await browser.call(operation, { ...options, token });
    this.#checkAnswer(operation, answer, token !== null, request.isStream ?? false);
    return answer;
  }

  /** Calls an operation that has to succeed. Returns its body. */
  async ok(id: OperationId, request: Request = {}): Promise<Fields> {
    const answer = await this.call(id, request);
    if (!answer.isOk) this.stop(id, `is refused with ${answer.status}${sentenceIn(answer)}`);
    // The response check has reported a body of another shape.
    return typeof answer.body === 'object' && answer.body !== null
      ? (answer.body as Fields)
      : this.stop(id, `returns ${shown(answer.body)}`);
  }

  /** Calls an operation that has to be refused with one of these statuses, by default with any of a caller's mistake but 401. */
  async refused(id: OperationId, what: string, request: Request, statuses?: readonly number[]): Promise<Answer> {
    const answer = await this.call(id, request);
    const isExpected = statuses?.includes(answer.status) ?? (answer.status >= 400 && answer.status < 500 && answer.status !== 401);
    const expected = statuses?.join(' or ') ?? 'a refusal (4xx, but not 401)';
    if (!isExpected) this.differs(id, `${answer.isOk ? 'accepts' : 'refuses'} ${what} with ${answer.status}; expected ${expected}`);
    return answer;
  }

  differs(id: OperationId, message: string): void {
    const { method, path } = this.#operation(id);
    const finding = { operation: `${method} ${path}`, message };
    if (!this.findings.some((known) => known.operation === finding.operation && known.message === message)) this.findings.push(finding);
  }

  expect(holds: boolean, id: OperationId, message: string): void {
    if (!holds) this.differs(id, message);
  }

  stop(id: OperationId, message: string): never {
    this.differs(id, message);
    throw new Stopped(message);
  }

  notTried(reason: string): never {
    throw new NotTried(reason);
  }

  /** Returns how the body of a response breaks the contract, whichever media type it came with. */
  breaksOf(id: OperationId, answer: Answer, mediaType: string): readonly string[] {
    return this.#parts.checkResponse(this.#operation(id), answer.status, mediaType, answer.body);
  }

  #operation(id: OperationId): Operation {
    const operation = this.#parts.operations.get(id);
    if (operation === undefined) throw new Error(`A row calls ${id} without needing it.`);
    return operation;
  }

  #checkAnswer(operation: Operation, { status, isOk, mediaType, body }: Answer, hasToken: boolean, isStream: boolean): void {
    const { id } = operation;
    if (isOk) {
      const media = operation.responses.get(String(status));
      const described = [...operation.responses.keys()].filter((known) => known.startsWith('2'));
      if (media === undefined) return this.differs(id, `responds with ${status}, not ${described.join(' or ')}`);
      if (!media.has(mediaType))
        return this.differs(id, `responds with ${mediaType || 'no media type'}, not ${[...media.keys()].join(' or ')}`);
      if (isStream) return;
      if (body === undefined) return this.differs(id, "responds with something that isn't JSON");
      for (const message of this.#parts.checkResponse(operation, status, mediaType, body)) this.differs(id, message);
      return;
    }
    if (status >= 500) this.differs(id, `fails with ${status}`);
    else if (status < 400) this.differs(id, `responds with ${status}; a portal doesn't follow it`);
    else if (body === undefined)
      this.differs(id, `responds with ${status} and something that isn't JSON (${mediaType || 'no media type'})`);
    else if (status === 401 && !operation.isSecured && !hasToken)
      this.differs(id, 'responds with 401, which signs a user out, without a token');
  }
}

function sentenceIn({ body }: Answer): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? `: ${message}` : '';
}
