import { Callout } from '@portico/ui/callout';

/** Why the browser returned no passkey, shown where it was requested. */
export function CeremonyProblem({ problem }: { readonly problem: string | undefined }) {
  return problem ? (
    <Callout tone="warn" role="alert">
      {problem}
    </Callout>
  ) : null;
}
