import { Download, Printer } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { CopyButton } from '@portico/ui/copy-button';
import { Stack } from '@portico/ui/stack';
import { configuration } from '../../../platform/configuration.ts';
import { useUser } from '../../../operations/use-user.ts';
import { twoFactorMessages as m } from './two-factor.messages.ts';
import styles from './two-factor.module.css';

/** The codes are shown once and disappear with the page. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const { formatMessage } = useIntl();
  const email = useUser()?.email ?? '';
  const heading = formatMessage(m.file, { email, brand: configuration.brand });
  const text = codes.join('\n');

  function download(): void {
    const url = URL.createObjectURL(new Blob([`${heading}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' });
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Stack gap={5}>
      <Callout tone="warning" role="status" title={formatMessage(m.codesTitle)}>
        {formatMessage(m.codesText)}
      </Callout>
      <Stack gap={3} className={styles.sheet}>
        <p>{heading}</p>
        <ul role="list" className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Stack>
      <Stack direction="row" gap={2}>
        <Button variant="primary" onClick={onKept}>
          {formatMessage(m.kept)}
        </Button>
        <Button iconStart={<Download />} onClick={download}>
          {formatMessage(m.download)}
        </Button>
        <Button iconStart={<Printer />} onClick={() => window.print()}>
          {formatMessage(m.print)}
        </Button>
        <CopyButton
          value={text}
          label={formatMessage(m.copyCodes)}
          copiedLabel={formatMessage(m.copied)}
          copyFailedLabel={formatMessage(m.copyFailed)}
        />
      </Stack>
    </Stack>
  );
}
