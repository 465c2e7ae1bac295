/** Why the server closed a console, by WebSocket close code (RFC 6455 reserves 4000 to 4999 for applications). */
export const consoleEndings = {
  session_ended: 4001,
  right_lost: 4002,
  server_stopped: 4003,
  service_closed: 4004,
  idle: 4005,
  lost_by_server: 4006,
} as const;

export type ConsoleEnding = keyof typeof consoleEndings;

/** Returns the reason for a close code, or undefined if the code is not ours. */
export function consoleEndingOf(code: number): ConsoleEnding | undefined {
  const names = Object.keys(consoleEndings) as ConsoleEnding[];
  return names.find((name) => consoleEndings[name] === code);
}
