/** What the pages of the Storybook say of a component; all of it is read from the kit's sources. */
export interface PropDoc {
  name: string;
  /** As TypeScript writes it, with the members of a union spelled out. */
  type: string;
  required: boolean;
  /** As the source writes it. */
  fallback: string | undefined;
  /** In markdown, as far as `code` and lines go; empty where the name says it all. */
  about: string;
}

export interface ComponentDoc {
  name: string;
  about: string;
  /** Where it is imported from: `@portico/ui/button`. */
  from: string;
  /** The element whose own props it takes, too. */
  element: string | undefined;
  props: readonly PropDoc[];
}

/** A type that a prop takes, or a function beside the components. */
export interface ShapeDoc {
  name: string;
  about: string;
  members: readonly PropDoc[];
}

/** Everything that one folder of the kit offers. */
export interface KitDoc {
  /** What it is for, as the guide in its stories says; empty where it has none. */
  use: string;
  components: readonly ComponentDoc[];
  shapes: readonly ShapeDoc[];
}

/** What an entry costs a page that uses nothing else of the kit, in bytes, minified and compressed, beside React. */
export interface EntrySize {
  js: { gz: number };
  css: { gz: number };
  /** It may stand in a server component. */
  server: boolean;
}
