import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { CopyButton } from '@portico/ui/copy-button';
import { DescriptionList } from '@portico/ui/description-list';
import { Grid } from '@portico/ui/grid';
import { Meter } from '@portico/ui/meter';
import { PageHeader } from '@portico/ui/page-header';
import { Status } from '@portico/ui/status';
import { Switch } from '@portico/ui/switch';
import { RotateCw, SquareTerminal } from 'lucide-react';
import { use, type ReactElement } from 'react';
import { ChosenSurroundings } from '../documentation/chosen-surroundings.ts';
import styles from './start.module.css';

const words = {
  en: {
    running: 'Running',
    place: 'VPS NVMe 8 · Frankfurt',
    console: 'Console',
    restart: 'Restart',
    access: 'Access',
    copy: 'Copy IPv4 address',
    copied: 'Copied',
    failed: 'Couldn’t copy',
    system: 'Operating system',
    plan: 'Plan',
    traffic: 'Traffic this month',
    used: '1.42 TB of 20 TB used',
    renewal: 'Renew automatically',
    hint: 'Charged to your balance a day before the period ends',
    price: '€18.90 a month',
  },
  ru: {
    running: 'Работает',
    place: 'VPS NVMe 8 · Франкфурт',
    console: 'Консоль',
    restart: 'Перезапустить',
    access: 'Доступ',
    copy: 'Скопировать адрес IPv4',
    copied: 'Скопировано',
    failed: 'Не удалось скопировать',
    system: 'Операционная система',
    plan: 'Тариф',
    traffic: 'Трафик за месяц',
    used: 'использовано 1,42 ТБ из 20 ТБ',
    renewal: 'Продлевать автоматически',
    hint: 'Спишется с баланса за день до конца периода',
    price: '18,90 € в месяц',
  },
} as const;

/** A small screen made of kit components, with the toolbar's settings. */
export function Showcase(): ReactElement {
  const chosen = use(ChosenSurroundings);
  const say = words[chosen?.language ?? 'en'];
  const copy = <CopyButton value="203.0.113.24" label={say.copy} copiedLabel={say.copied} copyFailedLabel={say.failed} />;
  return (
    <div className={`sb-unstyled ${styles.showcase}`} lang={chosen?.language} dir={chosen?.direction}>
      <PageHeader
        title="edge-fra-01.acme.dev"
        mono
        description={
          <>
            <Status tone="success">{say.running}</Status>
            <span>{say.place}</span>
          </>
        }
        actions={
          <>
            <Button iconStart={<RotateCw />}>{say.restart}</Button>
            <Button variant="primary" iconStart={<SquareTerminal />}>
              {say.console}
            </Button>
          </>
        }
      />
      <Grid layout="halves">
        <Card title={say.access} headingLevel={2}>
          <DescriptionList
            items={[
              { id: 'ipv4', term: 'IPv4', value: '203.0.113.24', mono: true, end: copy },
              { id: 'ipv6', term: 'IPv6', value: '2001:db8:40::1/64', mono: true },
              { id: 'system', term: say.system, value: 'Debian 13' },
            ]}
          />
        </Card>
        <Card title={say.plan} headingLevel={2} headerEnd={say.price}>
          <div className={styles.stack}>
            <Meter label={say.traffic} value={1.42} max={20} valueText={say.used} />
            <Switch label={say.renewal} description={say.hint} defaultChecked />
          </div>
        </Card>
      </Grid>
    </div>
  );
}
