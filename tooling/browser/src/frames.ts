import type { Browser, Page } from 'playwright-core';

/** An event in a Chromium trace. Times in microseconds. */
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
  /** In ms like all times here, on the frames' clock. */
  at: number;
}

/** A frame that the compositor drew. */
export interface Frame {
  at: number;
  /** The compositor's scroll offset in px, if it has scrolled since the mark. */
  scrolledTo: number | undefined;
  /** The page's last mark before it committed the content of this frame. */
  mark: Mark | undefined;
}

export interface Recording {
  frames: readonly Frame[];
  marks: readonly Mark[];
  /** Number of frames with areas that were not painted in time. */
  unpainted: number;
}

const categories = [
  'blink.user_timing',
  'cc',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** Records every frame shown while `act` runs. */
export async function recordFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<Recording> {
  await browser.startTracing(page, { categories });
  await act();
  await settle(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  return readTrace(trace.traceEvents.toSorted((one, other) => one.ts - other.ts));
}

/** Waits a few frames, until the page's last changes are on the screen. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => void requestAnimationFrame(resolve));
  });
}

/**
 * The page works ahead of the screen: a change is visible once it is committed, activated by the compositor and drawn in a frame. Meanwhile
 * the compositor keeps scrolling with the rows it has.
 */
function readTrace(events: readonly TraceEvent[]): Recording {
  const marked = events.find(({ name, cat }) => name.startsWith('bench:') && cat.includes('user_timing'));
  if (!marked) throw new Error('The trace has no mark of the page');
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
