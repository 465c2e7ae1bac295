import { Link } from '@tanstack/react-router';
import {
  Activity,
  ArrowDownUp,
  CalendarX,
  Disc3,
  HardDriveDownload,
  Network,
  Play,
  Power,
  PowerOff,
  RotateCw,
  SquareTerminal,
} from 'lucide-react';
import type { PowerAction, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useOffered, useOfferedPages } from '../../../operations/offers/use-offered.ts';
import { usePageCommands } from '../../../platform/commands.ts';
import type { PageCommand } from '../../../platform/commands.ts';
import { powerActionMessages } from '../capabilities.messages.ts';
import { offersPageOf } from './service-pages.ts';
import { tabMessages } from './view.messages.ts';
import type { ExplainBlocked } from './use-blocked-reason.ts';

const powerIcons = { start: <Play />, restart: <RotateCw />, stop: <Power />, force_off: <PowerOff /> } as const;

const tabs = [
  { page: 'network', to: '/services/$id/network', label: tabMessages.network, icon: <Network /> },
  { page: 'iso', to: '/services/$id/iso', label: tabMessages.iso, icon: <Disc3 /> },
  { page: 'reinstall', to: '/services/$id/reinstall', label: tabMessages.reinstall, icon: <HardDriveDownload /> },
  { page: 'traffic', to: '/services/$id/traffic', label: tabMessages.traffic, icon: <ArrowDownUp /> },
  { page: 'cancellation', to: '/services/$id/cancellation', label: tabMessages.cancellation, icon: <CalendarX /> },
  { page: 'activity', to: '/services/$id/activity', label: tabMessages.activity, icon: <Activity /> },
] as const;

type ServiceCommands = {
  readonly service: ServiceDetails;
  readonly blockedText: ExplainBlocked;
  readonly onPower: (action: PowerAction) => void;
};

/** Offers the page's buttons in the command menu, with the same confirmations. */
export function useServiceCommands({ service, blockedText, onPower }: ServiceCommands): void {
  const { formatMessage } = useIntl();
  const { id, hostname, power } = service;
  const offersPower = useOffered('changeServicePower');
  const isOffered = useOfferedPages();
  const params = { id: String(id) };
  const wanted = ['restart', power === 'running' ? 'stop' : 'start', 'force_off'] as const;
  const commands: readonly PageCommand[] = [
    ...(!isOffered('/services/$id/console') || blockedText('open_console', 'openConsole')
      ? []
      : [
          {
            id: 'service-console',
            label: formatMessage(tabMessages.console),
            icon: <SquareTerminal />,
            render: <Link to="/services/$id/console" params={params} />,
          },
        ]),
    ...wanted
      .filter((action) => offersPower && !blockedText(action, 'changeServicePower'))
      .map((action) => ({
        id: `service-${action}`,
        label: formatMessage(powerActionMessages[action]),
        icon: powerIcons[action],
        run: () => onPower(action),
      })),
    ...tabs
      .filter(({ page, to }) => isOffered(to) && offersPageOf(service, page))
      .map(({ to, label, icon }) => ({ id: to, label: formatMessage(label), icon, render: <Link to={to} params={params} /> })),
  ];
  usePageCommands({ title: hostname, commands });
}
