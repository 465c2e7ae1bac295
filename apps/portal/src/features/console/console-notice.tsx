import { MonitorOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';

type ConsoleNoticeProps = {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
};

/** Shown instead of the screen, with the reason. */
export function ConsoleNotice({ title, text, action }: ConsoleNoticeProps) {
  return (
    <Card role="status">
      <EmptyState icon={<MonitorOff />} title={title} action={action}>
        {text}
      </EmptyState>
    </Card>
  );
}
