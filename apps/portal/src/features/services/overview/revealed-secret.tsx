import { useState } from 'react';
import { useIntl } from '@portico/i18n/react';
import { SecretField } from '@portico/ui/secret-field';
import { useOperation } from '../../../operations/use-operation.ts';
import { accessMessages as m } from './access.messages.ts';
import styles from './overview.module.css';

type RevealedSecretProps = {
  readonly operation: 'revealRootPassword' | 'revealVncPassword';
  readonly serviceId: number;
  /** The secret's name, used in the button labels. */
  readonly name: string;
  /** Why the secret can't be shown. */
  readonly denied: string | undefined;
};

/** A password that is fetched on demand. It lives only in this field and disappears with it. */
export function RevealedSecret({ operation, serviceId, name, denied }: RevealedSecretProps) {
  const { formatMessage } = useIntl();
  const [secret, setSecret] = useState<string>();
  const revealing = useOperation(operation, { onSuccess: ({ password }) => setSecret(password), failureTitle: m.revealFailed });
  if (denied !== undefined) return <span className={styles.quiet}>{denied}</span>;
  return (
    <SecretField
      className={secret === undefined ? undefined : styles.shown}
      secret={secret}
      busy={revealing.busy}
      onRequest={() => void revealing.run({ query: { id: serviceId } })}
      hiddenLabel={formatMessage(m.hidden)}
      showLabel={formatMessage(m.show, { what: name })}
      hideLabel={formatMessage(m.hide, { what: name })}
      copyLabel={formatMessage(m.copy, { what: name })}
      copiedLabel={formatMessage(m.copied)}
      copyFailedLabel={formatMessage(m.copyFailed)}
    />
  );
}
