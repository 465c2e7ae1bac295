/** The specification's route names, for navigation without a link. */
export const routeNames = {
  invoices: '/invoices',
  'invoice-view': '/invoices/invoice/$id',
  'service-view': '/services/$id',
  'service-create': '/services/create',
} as const;

type RouteName = keyof typeof routeNames;

type ParametersOf<Name extends RouteName> = (typeof routeNames)[Name] extends `${string}$id` ? [parameters: { readonly id: string }] : [];

/** Returns the URL of a named route with its parameters filled in. */
export function addressOf<Name extends RouteName>(name: Name, ...[parameters]: ParametersOf<Name>): string {
  return routeNames[name].replace('$id', () => encodeURIComponent(parameters?.id ?? ''));
}
