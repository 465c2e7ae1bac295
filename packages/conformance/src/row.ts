import type { OperationId } from '@portico/contract/operations';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';

/** A line of the specification, and how to see whether an API keeps it. */
export type Row = {
  /** Stable, for machines: `invoice-pages`. */
  readonly id: string;
  /** The specification's section. */
  readonly section: string;
  /** What holds, as a sentence. */
  readonly title: string;
  /** The operations it calls. It's left out where one of them isn't in the chosen profiles. */
  readonly needs: readonly OperationId[];
  /** A profile of the kit that it belongs to, beside those of its operations. */
  readonly profile?: OwnProfile;
  /** What it changes at the provider, announced before. Absent for a row that only reads. */
  readonly writes?: string;
  readonly run: (check: Check) => Promise<void>;
};

/** Rules of the contract that go beyond the specification and belong to no single operation. */
export const ownProfiles = {
  idempotency: 'The same Idempotency-Key orders, pays and opens a ticket once',
  problems: 'Errors are problem details, and unknown names and wrong types are refused',
} as const;

export type OwnProfile = keyof typeof ownProfiles;

export type RowResult = Pick<Row, 'id' | 'section' | 'title'> & {
  readonly outcome: 'holds' | 'differs' | 'not tried';
  readonly findings: readonly Finding[];
  /** Why it wasn't tried. */
  readonly reason: string | null;
};
