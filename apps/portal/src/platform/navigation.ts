type Navigator = { readonly go: (href: string) => Promise<void>; readonly knows: (path: string) => boolean };

let navigator: Navigator | undefined;

/** The composition root hands the router in, so that no feature imports it. */
export function provideNavigator(provided: Navigator): void {
  navigator = provided;
}

/** Goes to an address of the portal. */
export async function goTo(href: string): Promise<void> {
  if (!navigator) throw new Error('The router is not provided yet');
  await navigator.go(href);
}

/** Whether a path is one of the portal's own screens. */
export function isOwnPath(path: string): boolean {
  return navigator?.knows(path) ?? false;
}
