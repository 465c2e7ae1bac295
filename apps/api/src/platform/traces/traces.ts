/** Attributes contain only names known to the code, never user input, tokens or query values. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanStart = {
  name: string;
  /** `server` for a request, `consumer` for a job, `client` for an outgoing call. */
  kind: 'server' | 'consumer' | 'client';
  attributes?: SpanAttributes;
  /** The parent span in W3C format. If missing or invalid, the active span is the parent. */
  traceparent?: string | undefined;
};

/** An open span. It is exported after it ends. */
export type OpenSpan = {
  /** Makes this the active span during `work`, and the parent of spans started in it. */
  run<T>(work: () => T): T;
  set(attributes: SpanAttributes): void;
  /** `failure` is the name or code of an error. */
  end(failure?: string): void;
};

/** A completed query: the kind of statement and its first table. */
export type QueryDone = { shape: { statement: string; table: string | undefined }; ms: number; failure?: string | undefined };

export type Traces = {
  begin: (start: SpanStart) => OpenSpan;
  /** Adds the query to the active span. A query without one, such as the queue's own, is ignored. */
  query: (done: QueryDone) => void;
  /** Returns the active span in W3C format, to continue the trace elsewhere. */
  traceparent: () => string | undefined;
  /** Flushes ended spans, within a short timeout. */
  close: () => Promise<void>;
};

/** Runs `work` in a span if traces are enabled. */
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

/** Wraps a driver so that each call is a span, such as `mail.send`. Synchronous calls are not recorded. */
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

/** Never the error's message, which may quote user input. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
}
