import { Callout } from '@portico/ui/callout';

/** Why the browser returned no passkey, shown where it was requested. */
export function CeremonyProblem({ problem }: { readonly problem: string | undefined }) {
  return problem ? (
    <Callout tone="warning" role="alert">
      {problem}
    </Callout>
  ) : null;
}
