/** The prerendered page that a visit finds. */
export type FoundPage = {
  readonly language: string;
  readonly audience: string | undefined;
};

/** What the application decides before the first paint. */
export type Visit = {
  /** False hides the page until it is rendered again: it was prerendered for someone else. */
  readonly fits: boolean;
  /** The name of the frame to show. */
  readonly frame: string;
  /** Called after the first paint, while the scripts are still loading. */
  readonly afterPaint: () => void;
};

/** Runs before the first paint of every page; `page` is undefined for one that was not prerendered. */
export type StartVisit = (page: FoundPage | undefined) => Visit;
