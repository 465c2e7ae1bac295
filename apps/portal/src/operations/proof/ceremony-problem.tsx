import { Callout } from '@portico/ui/callout';

/** Why the browser gave no passkey, said where it was asked for. */
export function CeremonyProblem({ problem }: { readonly problem: string | undefined }) {
  return problem ? (
    <Callout tone="warn" role="alert">
      {problem}
    </Callout>
  ) : null;
}
