/** A variant of a page, such as one for phones. */
export type Frame = {
  readonly name: string;
  /** What `document.cookie` holds while the frame is rendered. */
  readonly cookie: string;
  /** What every media query answers while the frame is rendered. */
  readonly matchesMedia: boolean;
};

export type Page = {
  readonly path: string;
  /** Who the page is for, such as `guest`. Others get it hidden until it is rendered again. */
  readonly audience: string;
};

export type RenderedPage = {
  /** The whole document title. */
  readonly title: string;
  readonly html: string;
  /** Facts for the visit, stored as `data-*` attributes of the root element. */
  readonly data: Readonly<Record<string, string>>;
  /** Ends of the ids of modules that the page imports after its first script. Their files load with the page. */
  readonly modules: readonly string[];
};

/** How the application renders its pages. Its render module exports this as `rendering`. */
export type Rendering = {
  readonly languages: readonly { readonly code: string; readonly dir: string }[];
  readonly pages: readonly Page[];
  /** The frames of each audience. The first is in the page, the others are templates beside it. */
  readonly frames: Readonly<Record<string, readonly [Frame, ...Frame[]]>>;
  readonly setLanguage: (language: string) => Promise<void>;
  /** Renders a page in the current language and frame. */
  readonly render: (page: Page, language: string) => Promise<RenderedPage>;
};

/** A page in one language, in all frames of its audience. */
export type PrerenderedPage = Page &
  Omit<RenderedPage, 'html'> & {
    readonly language: string;
    readonly dir: string;
    /** The markup of each frame by its name, the first frame first. */
    readonly frames: readonly (readonly [name: string, html: string])[];
  };
