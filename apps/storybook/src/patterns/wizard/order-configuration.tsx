import { Field } from '@portico/ui/field';
import { Money } from '@portico/ui/money';
import { NumberField } from '@portico/ui/number-field';
import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { Stack } from '@portico/ui/stack';
import { Switch } from '@portico/ui/switch';
import { TextInput } from '@portico/ui/text-input';
import type { ReactElement } from 'react';
import { euros } from '../frame/wording.ts';
import { linesOf, periods, type Order } from './order.ts';
import styles from './order-wizard.module.css';

interface OrderConfigurationProps {
  order: Order;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Order>) => void;
}

export function OrderConfiguration({ order, errors, onChange }: OrderConfigurationProps): ReactElement {
  const priceOf = (period: string) => linesOf({ ...order, period, addresses: 1, backups: false })[0]?.cents ?? 0;
  return (
    <Stack gap={6}>
      <OptionCardGroup label="Payment period" value={order.period} onValueChange={(period) => onChange({ period })}>
        {periods.map(({ value, title, note }) => (
          <OptionCard
            key={value}
            value={value}
            title={title}
            price={<Money cents={priceOf(value)} format={euros} />}
            benefit={note || undefined}
          />
        ))}
      </OptionCardGroup>
      <OptionCardGroup label="Operating system" value={order.system} onValueChange={(system) => onChange({ system })}>
        <OptionCard value="debian" title="Debian 13" description="trixie" />
        <OptionCard value="ubuntu" title="Ubuntu 26.04" description="LTS" />
        <OptionCard value="alma" title="AlmaLinux 10" description="x86-64-v3" />
        <OptionCard value="iso" title="Install from ISO" description="Choose an image" />
      </OptionCardGroup>
      <div className={styles.fields}>
        <Field label="Hostname" description="You can change it later" error={errors['hostname']}>
          <TextInput
            mono
            name="hostname"
            placeholder="edge-fra-02.acme.dev"
            autoCapitalize="off"
            spellCheck={false}
            value={order.hostname}
            onChange={(event) => onChange({ hostname: event.target.value })}
          />
        </Field>
        <Field label="IPv4 addresses" description="€2.50 each, per month">
          <NumberField
            min={1}
            max={16}
            value={order.addresses}
            onValueChange={(addresses) => (addresses === null ? undefined : onChange({ addresses }))}
            decreaseLabel="One fewer address"
            increaseLabel="One more address"
          />
        </Field>
      </div>
      <Switch
        label="Daily backups"
        description="The last seven are kept on separate machines"
        checked={order.backups}
        onChange={(event) => onChange({ backups: event.target.checked })}
      />
    </Stack>
  );
}
