import { defineMail } from '../../mail/define-mail.ts';
import { allServicesRepository } from './all-services.repository.ts';
import type { ServiceRow } from './services.repository.ts';

/** Reports a new root password. The password is shown only in the portal, never in a mail. */
export const rootPasswordChangedMail = defineMail<{ serviceId: number; hostname: string }>('root-password-changed', {
  example: { serviceId: 31, hostname: 'web-01.example.org' },
  write: ({ text, sentence, link }, { serviceId }) => ({
    subject: sentence('mail.rootPasswordChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.rootPasswordChanged.text'),
      text('mail.rootPasswordChanged.notYou'),
      link('mail.rootPasswordChanged.link', `/services/${serviceId}`),
    ],
  }),
});

/** Sent when a reinstall ends. With `from` "image", the owner must complete the installer on the server. */
export const serviceReinstalledMail = defineMail<{ serviceId: number; hostname: string; from: 'system' | 'image' }>('service-reinstalled', {
  example: { serviceId: 31, hostname: 'web-01.example.org', from: 'system' },
  write: ({ text, sentence, link }, { serviceId }) => ({
    subject: sentence('mail.serviceReinstalled.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.serviceReinstalled.text'),
      text('mail.serviceReinstalled.then'),
      link('mail.serviceReinstalled.link', `/services/${serviceId}`),
    ],
  }),
});

/** `connect`: by SSH, in the console (for a manual installation from an image), or as described on the server's page. */
type Ready = {
  servers: string;
  hostname: string;
  ip: string;
  serviceId: number;
  others: number;
  connect: 'ssh' | 'console' | 'page';
  /** How many servers of the order are still being set up. */
  waiting: number;
};

/**
 * Times in milliseconds. With `until`, names the servers that were ready by then, and is not sent if all were; with `after`, names those that were
 * ready later; with neither, names all.
 */
type AboutOrder = { invoiceId: number; until?: number; after?: number };

const example: Ready = {
  servers: 'web-01.example.org: 203.0.113.24\nweb-02.example.org: 203.0.113.25',
  hostname: 'web-01.example.org',
  ip: '203.0.113.24',
  serviceId: 31,
  others: 1,
  connect: 'ssh',
  waiting: 0,
};

/** Servers of an order are set up. How to sign in, and never a password: that is read in the portal. */
export const serverReadyMail = defineMail<AboutOrder, Ready>('server-ready', {
  topic: 'general',
  example: { invoiceId: 10_042, ...example },
  async prepare(tx, _app, _addressee, { invoiceId, until = Infinity, after = -Infinity }) {
    const ordered = await allServicesRepository(tx).ofInvoice(invoiceId);
    const readyAt = ({ activated_at: at }: ServiceRow) => at?.getTime() ?? Infinity;
    const isAwaited = (service: ServiceRow) =>
      service.status === 'prepare' || (service.status !== 'delete' && service.activated_at !== null && readyAt(service) > until);
    const waiting = ordered.filter(isAwaited).length;
    const finishedAt = ({ status, activated_at: activatedAt, ended_at: endedAt }: ServiceRow) =>
      status === 'prepare' ? Infinity : ((activatedAt ?? endedAt)?.getTime() ?? 0);
    // The mail that was sent with the last server, or when staff deleted the last one in preparation, named them all.
    if (until !== Infinity && ordered.every((service) => finishedAt(service) <= until)) return null;
    const services = ordered.filter((service) => service.status === 'active' && readyAt(service) <= until && readyAt(service) > after);
    const [first] = services;
    if (first === undefined) return null;
    const { id: serviceId, hostname, ip } = first;
    const servers = services.map((service) => `${service.hostname}: ${service.ip ?? ''}`).join('\n');
    const ways = new Set(services.map(wayToConnect));
    const [connect = 'page'] = ways.size === 1 ? ways : [];
    return { servers, hostname, ip: ip ?? '', serviceId, others: services.length - 1, connect, waiting };
  },
  write: ({ text, sentence, lines, link }, { servers, serviceId, others, waiting }) => ({
    subject: sentence('mail.serverReady.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.serverReady.text'),
      lines(servers.split('\n')),
      ...(waiting === 0 ? [] : [text('mail.serverReady.waiting')]),
      text('mail.serverReady.connect'),
      link('mail.serverReady.link', others === 0 ? `/services/${serviceId}` : '/services/my'),
    ],
  }),
});

function wayToConnect({ iso, os }: ServiceRow): Ready['connect'] {
  if (iso !== null) return 'console';
  return os === null || /windows/i.test(os.id) ? 'page' : 'ssh';
}
