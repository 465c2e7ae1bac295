/** The names that the specification gives to routes, for whoever goes to one without a link. */
export const routeNames = {
  invoices: '/invoices',
  'invoice-view': '/invoices/invoice/$id',
  'service-view': '/services/$id',
  'service-create': '/services/create',
} as const;

type RouteName = keyof typeof routeNames;

type ParametersOf<Name extends RouteName> = (typeof routeNames)[Name] extends `${string}$id` ? [parameters: { readonly id: string }] : [];

/** The address of a route by its name, its parameters filled in. */
export function addressOf<Name extends RouteName>(name: Name, ...[parameters]: ParametersOf<Name>): string {
  return routeNames[name].replace('$id', () => encodeURIComponent(parameters?.id ?? ''));
}
