export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A clock that a test advances. It starts at the real time, because files and PostgreSQL use it too. */
export function testClock() {
  let aheadMs = 0;
  let stoppedAtMs: number | undefined;
  const realMs = () => stoppedAtMs ?? Date.now();
  const clock = {
    now: () => new Date(realMs() + aheadMs),
    /** Freezes the clock until the returned function is called. Only `turn` advances it then, so a slow machine can't use up a short period. */
    stop: () => {
      stoppedAtMs = Date.now();
      return () => {
        stoppedAtMs = undefined;
      };
    },
    turn: (ms: number) => {
      aheadMs += ms;
    },
    /** Advances to the start of the next step of this length, so that a test has all of it. */
    turnToNext: (stepMs: number) => {
      aheadMs += stepMs - ((realMs() + aheadMs) % stepMs);
    },
    /** Advances to 13:34 of the next day, so that no day or hour ends during a test that counts them. */
    turnToAfternoon: () => {
      clock.turnToNext(dayMs);
      clock.turn(13 * hourMs + 34 * minuteMs);
    },
  };
  return clock;
}
