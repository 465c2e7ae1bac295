/** What a span says of itself: names that the code knows. Never what a person typed, a token, or a value of a query. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanStart = {
  name: string;
  /** `server` for a request, `consumer` for a job, `client` for a call of somebody else. */
  kind: 'server' | 'consumer' | 'client';
  attributes?: SpanAttributes;
  /** W3C's: the span that it goes on from. Without it, or where it can't be read, the one that is under way. */
  traceparent?: string | undefined;
};

/** Something under way. It is told of once it has ended. */
export type OpenSpan = {
  /** What is begun here, and what that begins, belongs to it. */
  run<T>(work: () => T): T;
  set(attributes: SpanAttributes): void;
  /** `failure` names what went wrong, by the name or code of an error. */
  end(failure?: string): void;
};

/** A query that was made: by the kind of its statement and its first table. */
export type QueryDone = { shape: { statement: string; table: string | undefined }; ms: number; failure?: string | undefined };

export type Traces = {
  begin: (start: SpanStart) => OpenSpan;
  /** Belongs to what is under way; a query of nothing, such as the queue's own, is not told of. */
  query: (done: QueryDone) => void;
  /** Of what is under way, for who goes on elsewhere. */
  traceparent: () => string | undefined;
  /** Hands over what has ended, for a short while at most. */
  close: () => Promise<void>;
};

/** Runs `work` as a span where there are traces. */
export async function within<T>(traces: Traces | null, start: SpanStart, work: () => Promise<T>): Promise<T> {
  if (traces === null) return await work();
  const span = traces.begin(start);
  let failure: string | undefined;
  try {
    return await span.run(work);
  } catch (error) {
    failure = failureName(error);
    throw error;
  } finally {
    span.end(failure);
  }
}

/** A driver whose calls are spans: `mail.send`. What it answers at once is none. */
export function traced<Driver extends object>(traces: Traces | null, name: string, driver: Driver): Driver {
  if (traces === null) return driver;
  return new Proxy(driver, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        const span = traces.begin({ name: `${name}.${String(key)}`, kind: 'client' });
        const answer: unknown = span.run((): unknown => Reflect.apply(member, target, given));
        if (answer instanceof Promise) {
          answer.then(
            () => span.end(),
            (error: unknown) => span.end(failureName(error)),
          );
        }
        return answer;
      };
    },
  });
}

/** Never its message, which may quote what somebody typed. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
}
