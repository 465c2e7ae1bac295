import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { CopyButton } from '@portico/ui/copy-button';
import { DescriptionList } from '@portico/ui/description-list';
import { offersCapability } from '@portico/validation/service-capabilities';
import { useAllOffered } from '../../../operations/offers/use-offered.ts';
import { accessMessages as m } from './access.messages.ts';
import { useRootPasswordRow } from './root-password.tsx';
import { useSshKeyRow } from './ssh-key.tsx';

/** The server's addresses and credentials. */
export function AccessCard({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const password = useRootPasswordRow(service);
  const key = useSshKeyRow(service);
  const [ipv4] = service.ipv4;
  const none = formatMessage(m.none);
  const isOffered = useAllOffered();
  // What was set with the order stays visible on a host that can't change it.
  const showsPassword = service.has_root_password || offersCapability('reset_root_password', service);
  const showsKey = service.ssh_key !== null || offersCapability('set_ssh_key', service);

  function copy(value: string | null | undefined, what: string) {
    if (!value) return undefined;
    return (
      <CopyButton
        value={value}
        label={formatMessage(m.copy, { what })}
        copiedLabel={formatMessage(m.copied)}
        copyFailedLabel={formatMessage(m.copyFailed)}
      />
    );
  }

  const prefix = service.ipv6_prefix;
  return (
    <Card id="access" tabIndex={-1} title={formatMessage(m.title)}>
      <DescriptionList
        items={[
          { id: 'ipv4', term: 'IPv4', value: ipv4 ?? none, mono: Boolean(ipv4), end: copy(ipv4, 'IPv4') },
          { id: 'ipv6', term: 'IPv6', value: prefix ?? none, mono: prefix !== null, end: copy(prefix, 'IPv6') },
          { id: 'gateway', term: formatMessage(m.gateway), value: service.gateway ?? none, mono: service.gateway !== null },
          ...(isOffered('revealRootPassword') && showsPassword ? [password.row] : []),
          ...(isOffered('updateSshKey') && showsKey ? [key.row] : []),
        ]}
      />
      {password.dialog}
      {key.dialog}
    </Card>
  );
}
