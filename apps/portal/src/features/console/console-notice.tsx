import { Link } from '@tanstack/react-router';
import { MonitorOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { consoleMessages as m } from './console.messages.ts';

type ConsoleNoticeProps = {
  readonly serviceId: number;
  readonly title: string;
  readonly text: string;
  /** What helps is on the service's own page. */
  readonly leadsOn?: boolean;
  readonly action?: ReactNode;
};

/** Stands where the screen would be, and says why there is none. */
export function ConsoleNotice({ serviceId, title, text, leadsOn = false, action }: ConsoleNoticeProps) {
  const { formatMessage } = useIntl();
  const toService = leadsOn ? (
    <Button render={<Link to="/services/$id" params={{ id: String(serviceId) }} />}>{formatMessage(m.toService)}</Button>
  ) : undefined;
  return (
    <Card role="status">
      <EmptyState icon={<MonitorOff />} title={title} action={action ?? toService}>
        {text}
      </EmptyState>
    </Card>
  );
}
