import { UserRound } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; its first letter is shown. Show the name itself beside it, because the avatar is hidden from screen readers. */
  name: string;
}

/** A person's initial, or an outline without a name. */
export function Avatar({ name, className, ...rest }: AvatarProps): ReactElement {
  const [first] = new Intl.Segmenter().segment(name.trim());
  const initial = first?.segment.toLocaleUpperCase();
  return (
    <span aria-hidden="true" {...rest} className={classNames(styles.root, className)}>
      {initial ?? <UserRound />}
    </span>
  );
}
