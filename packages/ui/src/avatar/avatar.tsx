import { UserRound } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whom it stands for; its first letter is shown. The name itself belongs beside it, so the avatar says nothing to screen readers. */
  name: string;
}

/** A letter for a person; the outline of one where there is no name. */
export function Avatar({ name, className, ...rest }: AvatarProps): ReactElement {
  const [first] = new Intl.Segmenter().segment(name.trim());
  const initial = first?.segment.toLocaleUpperCase();
  return (
    <span aria-hidden="true" {...rest} className={classNames(styles.root, className)}>
      {initial ?? <UserRound />}
    </span>
  );
}
