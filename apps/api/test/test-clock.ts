export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A clock that a test turns. It starts at the real time, since what other systems date (files, PostgreSQL) is near that too. */
export function testClock() {
  let aheadMs = 0;
  const clock = {
    now: () => new Date(Date.now() + aheadMs),
    turn: (ms: number) => {
      aheadMs += ms;
    },
    /** To the beginning of the next step of so long, of which a test then has all the time. */
    turnToNext: (stepMs: number) => {
      aheadMs += stepMs - ((Date.now() + aheadMs) % stepMs);
    },
    /** To 13:34 of the next day, for a test that counts days or hours: always the same time of day, and none of them ends while it runs. */
    turnToAfternoon: () => {
      clock.turnToNext(dayMs);
      clock.turn(13 * hourMs + 34 * minuteMs);
    },
  };
  return clock;
}
