import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai/react';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Fieldset } from '@portico/ui/fieldset';
import { Link as TextLink } from '@portico/ui/link';
import { Stack } from '@portico/ui/stack';
import { CheckboxField } from '../../forms/form-inputs.tsx';
import type { BoundField } from '../../forms/use-form.ts';
import { localeAtom } from '../../platform/locale.ts';
import { registerMessages as r } from './register.messages.ts';

type Agreement = 'accept_rules' | 'accept_public_offer' | 'email_marketing' | 'email_news';

const texts = [
  ['accept_rules', r.acceptRules, 'rules'],
  ['accept_public_offer', r.acceptOffer, 'offer'],
] as const satisfies readonly (readonly [Agreement, Message, string])[];

type AgreementsProps = {
  readonly field: (name: Agreement, message: Message) => { readonly field: BoundField<boolean>; readonly label: string };
};

/** The required agreements and the optional email consent. Each text opens in a new tab, so that the form keeps its values. */
export function Agreements({ field }: AgreementsProps) {
  const { formatMessage } = useIntl();
  const locale = useAtomValue(localeAtom);
  return (
    <Fieldset legend={formatMessage(r.agreements)} legendHidden>
      <Stack gap={3}>
        {texts.map(([name, message, text]) => (
          <CheckboxField
            key={name}
            {...field(name, message)}
            label={formatMessage(message, {
              link: (parts: ReactNode[]) => (
                <TextLink key="link" href={`/legal/${text}?locale=${locale}`} target="_blank" rel="noopener">
                  {parts}
                </TextLink>
              ),
            })}
          />
        ))}
        <CheckboxField {...field('email_marketing', r.marketing)} />
        <CheckboxField {...field('email_news', r.news)} />
      </Stack>
    </Fieldset>
  );
}
