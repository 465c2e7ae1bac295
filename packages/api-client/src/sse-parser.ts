export type ServerSentEvent = { id: string | null; data: string };

/**
 * Reads a text stream of server-sent events (HTML Living Standard, 9.2.6) piece by piece, however it was cut. Gives the events that are
 * complete; `id` is the last one that was seen, as the standard has it. Event names and `retry` are not used here.
 */
export function createSseParser(): (piece: string) => ServerSentEvent[] {
  let rest = '';
  let data: string[] = [];
  let id: string | null = null;

  function takeLine(line: string): ServerSentEvent[] {
    if (line === '') {
      const event = data.length > 0 ? [{ id, data: data.join('\n') }] : [];
      data = [];
      return event;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'id' && !value.includes('\0')) id = value;
    return [];
  }

  return (piece) => {
    rest += piece;
    // A CR at the end may be the first half of a CRLF: it waits for the next piece.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.flatMap(takeLine);
  };
}
