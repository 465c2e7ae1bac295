type Options = {
  /** Back skips the page that is left. */
  readonly replace?: boolean;
};
type Navigator = { readonly go: (href: string, options: Options) => Promise<void>; readonly knows: (path: string) => boolean };

let navigator: Navigator | undefined;

/** Set by the composition root, so that no feature imports the router. */
export function provideNavigator(provided: Navigator): void {
  navigator = provided;
}

/** Navigates to a portal URL. */
export async function goTo(href: string, options: Options = {}): Promise<void> {
  if (!navigator) throw new Error('The router is not provided yet');
  await navigator.go(href, options);
}

/** Returns whether a path is one of the portal's own screens. */
export function isOwnPath(path: string): boolean {
  return navigator?.knows(path) ?? false;
}
