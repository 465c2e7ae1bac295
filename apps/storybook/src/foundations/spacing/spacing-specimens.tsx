import type { ReactElement } from 'react';
import { Specimen } from '../specimen.tsx';
import styles from './spacing.module.css';

interface SpacingSpecimenProps {
  token: string;
  about?: string;
}

export function Space({ token, about }: SpacingSpecimenProps): ReactElement {
  return (
    <Specimen token={token} about={about}>
      <div className={styles.space} style={{ inlineSize: `var(--portico-${token})` }} />
    </Specimen>
  );
}

export function Control({ token, about }: SpacingSpecimenProps): ReactElement {
  return (
    <Specimen token={token} about={about}>
      <div className={styles.control} style={{ blockSize: `var(--portico-${token})` }} />
    </Specimen>
  );
}

export function Corner({ token, about }: SpacingSpecimenProps): ReactElement {
  return (
    <Specimen token={token} about={about}>
      <div className={styles.corner} style={{ borderRadius: `var(--portico-${token})` }} />
    </Specimen>
  );
}
