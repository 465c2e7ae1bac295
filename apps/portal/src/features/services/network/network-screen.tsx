import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { CopyButton } from '@portico/ui/copy-button';
import { DescriptionList } from '@portico/ui/description-list';
import { Stack } from '@portico/ui/stack';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { accessMessages } from '../overview/access.messages.ts';
import { useService } from '../view/service-context.ts';
import { networkMessages as m } from './network.messages.ts';
import { RdnsSection } from './rdns-section.tsx';

/** The server's IP addresses and their hostnames. */
export function NetworkScreen() {
  const service = useService();
  const offersRdns = useOffered('listRdns');
  return (
    <Stack gap={6}>
      <AddressCard />
      {offersRdns ? <RdnsSection service={service} /> : null}
    </Stack>
  );
}

function AddressCard() {
  const { formatMessage } = useIntl();
  const service = useService();
  const values = [
    ...service.ipv4.map((address) => ({ id: address, term: 'IPv4', value: address })),
    { id: 'gateway', term: formatMessage(m.gateway), value: service.gateway },
    { id: 'netmask', term: formatMessage(m.netmask), value: service.netmask },
    { id: 'subnet', term: formatMessage(m.subnet), value: service.subnet },
    { id: 'prefix', term: formatMessage(m.prefix), value: service.ipv6_prefix },
    { id: 'gateway6', term: formatMessage(m.gateway6), value: service.ipv6_gateway },
  ];
  return (
    <Card title={formatMessage(m.addresses)}>
      <DescriptionList
        items={values.map(({ id, term, value }) => ({
          id,
          term,
          value: value ?? formatMessage(accessMessages.none),
          mono: value !== null,
          end: value ? (
            <CopyButton
              value={value}
              label={formatMessage(accessMessages.copy, { what: `${term} ${value}` })}
              copiedLabel={formatMessage(accessMessages.copied)}
              copyFailedLabel={formatMessage(accessMessages.copyFailed)}
            />
          ) : undefined,
        }))}
      />
    </Card>
  );
}
