import type { MouseEvent } from 'react';
import { Link } from '@tanstack/react-router';
import type { Action, ActionCommand, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { actionErrorMessages } from '../../../operations/failures/action-error.messages.ts';
import { failureMessages } from '../../../operations/failures/action-outcome.messages.ts';
import type { GuardedAction } from '../../../operations/rights/rights.ts';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import type { FollowedAction } from './use-followed-action.ts';
import { useBlockedReason } from './use-blocked-reason.ts';
import { useServiceAction } from './use-service-action.ts';
import { viewMessages as m } from './view.messages.ts';

type FailedActionProps = { readonly service: ServiceDetails; readonly followed: FollowedAction };

/** An action that failed while the page was open: what, why, and how to retry. */
export function FailedAction({ service, followed: { action, dismiss } }: FailedActionProps) {
  const { formatMessage } = useIntl();
  if (action?.status !== 'error') return null;
  return (
    <Callout
      tone="danger"
      role="alert"
      title={formatMessage(failureMessages[action.command], { hostname: service.hostname })}
      actions={
        <>
          <Retry service={service} action={action} />
          <Button size="sm" variant="quiet" onClick={dismiss}>
            {formatMessage(m.dismiss)}
          </Button>
        </>
      }
    >
      {formatMessage(actionErrorMessages[action.error?.code ?? 'interrupted'])}
    </Callout>
  );
}

/** The operations whose input has to be entered again, with the tab and the card for it. */
const entered = {
  enable_vnc: ['enableVnc', '/services/$id', 'vnc'],
  set_ssh_key: ['updateSshKey', '/services/$id', 'access'],
  mount_iso: ['mountIso', '/services/$id/iso', 'images'],
  reinstall: ['reinstallService', '/services/$id/reinstall', 'systems'],
} as const satisfies Partial<Record<ActionCommand, readonly [GuardedAction, string, card: string]>>;

function isEntered(command: ActionCommand): command is keyof typeof entered {
  return Object.hasOwn(entered, command);
}

/** Goes to a card of the open tab, where the link would lead to the page that is shown already. */
function goToCard(event: MouseEvent, id: string): void {
  const card = document.getElementById(id);
  if (card === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  card.scrollIntoView({ block: 'center' });
  card.focus({ preventScroll: true });
}

function Retry({ service, action: { command } }: { readonly service: ServiceDetails; readonly action: Action }) {
  const { formatMessage } = useIntl();
  const blockedText = useBlockedReason(service);
  const power = useServiceAction('changeServicePower');
  const password = useServiceAction('resetRootPassword');
  const vnc = useServiceAction('disableVnc');
  const iso = useServiceAction('unmountIso');
  const label = formatMessage(vocabulary.tryAgain);
  const query = { id: service.id };

  if (isEntered(command)) {
    const [operation, tab, card] = entered[command];
    const blocked = blockedText(command, operation);
    const link = (
      <Link
        to={tab}
        params={{ id: String(service.id) }}
        hash={card}
        hashScrollIntoView={{ block: 'center' }}
        onClick={(event) => goToCard(event, card)}
      />
    );
    return (
      <Button size="sm" disabledReason={blocked} {...(blocked === undefined && { render: link })}>
        {label}
      </Button>
    );
  }
  const repeated = (): readonly [GuardedAction, () => Promise<void>] => {
    switch (command) {
      case 'reset_root_password':
        return ['resetRootPassword', () => password.run({ query })];
      case 'disable_vnc':
        return ['disableVnc', () => vnc.run({ query })];
      case 'unmount_iso':
        return ['unmountIso', () => iso.run({ query })];
      default:
        return ['changeServicePower', () => power.run({ query, body: { action: command } })];
    }
  };
  const [operation, run] = repeated();
  return (
    <Button
      size="sm"
      busy={power.busy || password.busy || vnc.busy || iso.busy}
      disabledReason={blockedText(command, operation)}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}
