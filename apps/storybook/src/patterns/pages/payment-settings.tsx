import { Badge } from '@portico/ui/badge';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { RowActions } from '@portico/ui/row-actions';
import { Stack } from '@portico/ui/stack';
import { Switch } from '@portico/ui/switch';
import { useState, type ReactElement } from 'react';

const firstCards = [
  { id: 'visa', name: 'Visa •••• 4242', expires: '08/29' },
  { id: 'mastercard', name: 'Mastercard •••• 4444', expires: '01/28' },
];

/** Saved cards and automatic payment. Each switch saves itself. */
export function PaymentSettings(): ReactElement {
  const [cards, setCards] = useState(firstCards);
  const [fallback, setFallback] = useState('visa');

  return (
    <Stack gap={5}>
      <Card title="Saved cards" footer={<Button>Add card</Button>}>
        <DescriptionList
          items={cards.map(({ id, name, expires }) => ({
            id,
            term: name,
            value: id === fallback ? <Badge variant="accent">Default</Badge> : expires,
            end: (
              <RowActions
                label={`Actions for ${name}`}
                actions={[
                  ...(id === fallback
                    ? []
                    : [{ id: 'default', label: 'Make default', name: `Make ${name} the default`, onSelect: () => setFallback(id) }]),
                  {
                    id: 'remove',
                    label: 'Remove',
                    name: `Remove ${name}`,
                    tone: 'danger' as const,
                    onSelect: () => setCards((before) => before.filter((card) => card.id !== id)),
                  },
                ]}
              />
            ),
          }))}
        />
      </Card>
      <Card title="Automatic payment">
        <Stack gap={5}>
          <Switch label="From the balance" description="Renewals are paid as soon as the balance covers them" defaultChecked />
          <Switch label="From the default card" description="If the balance doesn’t cover a renewal" />
        </Stack>
      </Card>
    </Stack>
  );
}
