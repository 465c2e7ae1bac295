import type { Browser, Page } from 'playwright-core';

/** What Chromium writes into a trace. Times in microseconds. */
interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  args: Readonly<Record<string, unknown>>;
}

export interface Mark {
  name: string;
  /** In ms, as every time here, on the clock of the frames. */
  at: number;
}

/** A picture that the compositor made for the screen. */
export interface Frame {
  at: number;
  /** How far the compositor has scrolled by then, in px, where it has done so since the mark. */
  scrolledTo: number | undefined;
  /** The last mark that the page had made when it handed over what this frame is made from. */
  mark: Mark | undefined;
}

export interface Recording {
  frames: readonly Frame[];
  marks: readonly Mark[];
  /** Frames in which parts were left out, since they had not been painted in time. */
  unpainted: number;
}

const categories = [
  'blink.user_timing',
  'cc',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** Every frame that came on the screen while `act` ran. */
export async function recordFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<Recording> {
  await browser.startTracing(page, { categories });
  await act();
  await settle(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  return readTrace(trace.traceEvents.toSorted((one, other) => one.ts - other.ts));
}

/** What the page has done last is on the screen once it has come to a few frames more: it waits for those that are on their way. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve));
  });
}

/**
 * The page works ahead of the screen: what it did shows once it has committed it, the compositor has activated that, and a frame is drawn.
 * Scrolling goes on between, in the compositor, with whatever rows it has got.
 */
function readTrace(events: readonly TraceEvent[]): Recording {
  const marked = events.find(({ name, cat }) => name.startsWith('bench:') && cat.includes('user_timing'));
  if (!marked) throw new Error('The page has left no mark in the trace');
  const { pid } = marked;
  const compositor = events.find((event) => event.name === 'DrawFrame' && event.pid === pid)?.tid;

  const frames: Frame[] = [];
  const marks: Mark[] = [];
  let unpainted = 0;
  let committed: Mark | undefined;
  let active: Mark | undefined;
  let scrolled: { at: number; to: number } | undefined;
  for (const event of events) {
    if (event.pid !== pid) continue;
    const at = event.ts / 1000;
    if (event.name.startsWith('bench:')) marks.push({ name: event.name.slice('bench:'.length), at });
    else if (event.name === 'Commit' && event.cat.includes('devtools.timeline')) committed = marks.at(-1);
    else if (event.name === 'ActivateLayerTree') active = committed;
    else if (event.name === 'ScrollTree::SetScrollOffset' && event.tid === compositor && Number(event.args['y']) > 0)
      scrolled = { at, to: Number(event.args['y']) };
    else if (event.name === 'DrawFrame')
      frames.push({ at, mark: active, scrolledTo: scrolled && scrolled.at > (active?.at ?? 0) ? scrolled.to : undefined });
    else if (event.name === 'PipelineReporter' && event.ph === 'b' && isUnpainted(event.args)) unpainted += 1;
  }
  return { frames, marks, unpainted };
}

function isUnpainted(args: TraceEvent['args']): boolean {
  const report = (args['frame_reporter'] ?? args['chrome_frame_reporter'] ?? {}) as Readonly<Record<string, unknown>>;
  const shown = String(report['state']).startsWith('STATE_PRESENTED');
  return shown && Boolean(report['checkerboarded_needs_raster'] ?? report['has_missing_content']);
}
