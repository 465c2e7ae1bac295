import { showClientCommand } from '../modules/account/show-client.command.ts';
import { backupCommand } from '../modules/backup/backup.command.ts';
import { restoreCommand } from '../modules/backup/restore.command.ts';
import { refundInvoiceCommand } from '../modules/billing/credits/refund-invoice.command.ts';
import { checkLedgerCommand } from '../modules/billing/ledger/check-ledger.command.ts';
import { applyCatalogueCommand } from '../modules/catalogue/apply-catalogue.command.ts';
import { grantDatabaseCommand } from '../modules/database-role/grant-database.command.ts';
import { compareCatalogueCommand } from '../modules/catalogue/compare-catalogue.command.ts';
import { applyFaqCommand } from '../modules/faq/apply-faq.command.ts';
import { impersonateClientCommand } from '../modules/impersonation/impersonate-client.command.ts';
import { listOutboxCommand } from '../modules/outbox/list-outbox.command.ts';
import { retryOutboxCommand } from '../modules/outbox/retry-outbox.command.ts';
import { showOutboxCommand } from '../modules/outbox/show-outbox.command.ts';
import { addPromoCommand } from '../modules/promo/add-promo.command.ts';
import { endPromoCommand } from '../modules/promo/end-promo.command.ts';
import { listPromosCommand } from '../modules/promo/list-promos.command.ts';
import { answerTicketCommand } from '../modules/tickets/answer-ticket.command.ts';
import { grantTrafficCommand } from '../modules/traffic/grant-traffic.command.ts';
import { closeTicketCommand } from '../modules/tickets/close-ticket.command.ts';
import { listTicketsCommand } from '../modules/tickets/list-tickets.command.ts';
import { showTicketCommand } from '../modules/tickets/show-ticket.command.ts';
import { advanceClockCommand } from '../modules/test-clock/advance-clock.command.ts';
import { resetClockCommand } from '../modules/test-clock/reset-clock.command.ts';
import { showClockCommand } from '../modules/test-clock/show-clock.command.ts';
import { checkServicesCommand } from '../modules/services/check-services.command.ts';
import type { Command } from '../operator/define-command.ts';

/** Every command of `pnpm operator`, in the order in which it lists them. */
const commands = {
  applyCatalogueCommand,
  compareCatalogueCommand,
  addPromoCommand,
  listPromosCommand,
  endPromoCommand,
  showClientCommand,
  impersonateClientCommand,
  listTicketsCommand,
  showTicketCommand,
  answerTicketCommand,
  closeTicketCommand,
  applyFaqCommand,
  listOutboxCommand,
  showOutboxCommand,
  retryOutboxCommand,
  refundInvoiceCommand,
  checkLedgerCommand,
  checkServicesCommand,
  grantTrafficCommand,
  backupCommand,
  restoreCommand,
  grantDatabaseCommand,
  showClockCommand,
  advanceClockCommand,
  resetClockCommand,
};

export const allCommands: readonly Command[] = Object.values(commands);
