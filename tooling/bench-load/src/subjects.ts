/** A page and what to watch while it loads. */
export type Subject = {
  readonly name: string;
  readonly url: string;
  /** What the first paint of each selector shows, by name. */
  readonly selectors: Readonly<Record<string, string>>;
  readonly signedIn?: boolean;
  /** An action that starts as soon as possible; the `usable` selector is its result. */
  readonly use?: { readonly typeInto: string; readonly press: string };
  /** Navigations after the first page has settled, when their routes are warm. */
  readonly steps?: readonly { readonly name: string; readonly click: string; readonly painted: string }[];
};

const submit = { typeInto: 'input[name=email]', press: 'form button:not([type=button])' };

export function subjectsOf(floor: string, portal: string): Subject[] {
  const rows = (name: string, path: string, css: string): Subject => ({
    name,
    url: `${portal}${path}`,
    selectors: { rows: css },
    signedIn: true,
  });
  return [
    { name: 'floor', url: floor, selectors: { form: 'form' } },
    { name: 'floor, used', url: floor, selectors: { usable: '[role=alert]' }, use: submit },
    { name: 'sign-in', url: `${portal}/auth/login`, selectors: { form: 'form' } },
    { name: 'sign-in, used', url: `${portal}/auth/login`, selectors: { usable: 'input[name=password][aria-invalid=true]' }, use: submit },
    {
      name: 'services list',
      url: `${portal}/services/my`,
      selectors: { shell: 'nav a[href="/services/my"]', rows: 'main tbody a[href^="/services/"]' },
      signedIn: true,
      steps: [
        { name: 'to invoices', click: 'nav a[href="/invoices"]', painted: 'main tbody a[href^="/invoices/"]' },
        { name: 'warm route', click: 'nav a[href="/services/my"]', painted: 'main tbody a[href^="/services/"]' },
      ],
    },
    rows('invoices', '/invoices', 'main tbody a[href^="/invoices/"]'),
    rows('tickets', '/supports/tickets', 'main tbody a[href^="/supports/tickets/"]'),
    // A value, no place for one: headings are prerendered.
    rows('traffic pool', '/traffic-pool', 'main dd > span:not(:has(*))'),
    rows('settings', '/settings/client', 'main form input'),
    rows('ordering', '/services/create', 'main li h3 a[href^="/services/create"]'),
  ];
}
