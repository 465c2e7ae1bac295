import type { ClientProfile } from '@portico/contract';
import { createCountryName } from '@portico/i18n/country-names';
import { useIntl, useLocale } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Stack } from '@portico/ui/stack';
import { languageFacts } from '@portico/contract/languages';
import { clientMessages as m } from './client.messages.ts';

/** The read-only profile, with the reason why it can't be edited. */
export function ProfileFacts({ profile, reason }: { readonly profile: ClientProfile; readonly reason: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const facts = [
    ['first_name', m.firstName, profile.first_name],
    ['last_name', m.lastName, profile.last_name],
    ['company_name', m.company, profile.company_name],
    ['vat_id', m.vatId, profile.vat_id],
    ['address', m.address, profile.address],
    ['city', m.city, profile.city],
    ['state', m.state, profile.state],
    ['zip_code', m.zipCode, profile.zip_code],
    ['country', m.country, createCountryName(locale)(profile.country)],
    ['phone', m.phone, profile.phone],
    ['telegram_id', m.telegramId, profile.telegram_id],
    ['language', m.language, languageFacts[profile.language].name],
  ] as const;
  return (
    <Card title={formatMessage(m.profile)}>
      <Stack gap={4}>
        <Callout tone="info">{reason}</Callout>
        <DescriptionList
          items={facts.map(([id, term, value]) => ({ id, term: formatMessage(term), value: value ?? formatMessage(m.notGiven) }))}
        />
      </Stack>
    </Card>
  );
}
