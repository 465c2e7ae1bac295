/** Why the server closed a console: the close code of its WebSocket (RFC 6455 leaves 4000 to 4999 to applications). */
export const consoleEndings = {
  session_ended: 4001,
  right_lost: 4002,
  server_stopped: 4003,
  service_closed: 4004,
  idle: 4005,
  lost_by_server: 4006,
} as const;

export type ConsoleEnding = keyof typeof consoleEndings;

/** Of a close code, where it is one of ours. */
export function consoleEndingOf(code: number): ConsoleEnding | undefined {
  const names = Object.keys(consoleEndings) as ConsoleEnding[];
  return names.find((name) => consoleEndings[name] === code);
}
