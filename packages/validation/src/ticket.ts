import type { TicketStatus } from '@portico/contract';
import * as v from 'valibot';
import { listCode, structureCode } from './issues.ts';
import {
  attachmentsPerMessage,
  ticketDescriptionMaxLength,
  ticketDescriptionMinLength,
  ticketSubjectMaxLength,
  ticketSubjectMinLength,
} from '@portico/contract/limits';
import { ticketDepartments } from './ticket-kinds.ts';

const notClosed = ['open', 'customer-reply', 'admin-reply'] as const;

/** The allowed status changes. A closed ticket stays closed. */
export const ticketMoves = {
  customerReply: { from: notClosed, to: 'customer-reply' },
  adminReply: { from: notClosed, to: 'admin-reply' },
  close: { from: notClosed, to: 'closed' },
} as const satisfies Record<string, { from: readonly TicketStatus[]; to: TicketStatus }>;

export function canMove(status: TicketStatus, move: keyof typeof ticketMoves): boolean {
  return ticketMoves[move].from.some((one) => one === status);
}

/** Invisible characters that control a terminal or reverse a line. */
const controls = /[^\P{Cc}\n\t]/gu;
const turns = /[\u{200E}\u{200F}\u{061C}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

/** One line, because a subject appears in lists, titles and emails. */
const subjectSchema = v.pipe(
  v.string(structureCode),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(turns, '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ),
  v.nonEmpty('required'),
  v.minLength(ticketSubjectMinLength, 'too_short'),
  v.maxLength(ticketSubjectMaxLength, 'too_long'),
);

/** Multi-line text as pasted, such as a log with colour codes. */
const descriptionSchema = v.pipe(
  v.string(structureCode),
  v.transform((text) =>
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(controls, '')
      .replace(/^[ \t]*\n+|\s+$/g, ''),
  ),
  v.check((text) => text.trim() !== '', 'required'),
  v.minLength(ticketDescriptionMinLength, 'too_short'),
  v.maxLength(ticketDescriptionMaxLength, 'too_long'),
);

/** Ids of uploaded images. */
const attachmentsSchema = v.optional(
  v.pipe(v.array(v.string(structureCode), structureCode), v.maxLength(attachmentsPerMessage, 'too_long')),
  [],
);

/** Sections 5 and 9: subject 5 to 60 characters, description 5 to 65000. */
export const createTicketSchema = v.strictObject(
  {
    subject: subjectSchema,
    description: descriptionSchema,
    department: v.picklist(ticketDepartments, listCode),
    service_id: v.nullable(v.pipe(v.number(structureCode), v.integer('not_in_list'))),
    attachments: attachmentsSchema,
  },
  structureCode,
);

export const replyTicketSchema = v.strictObject({ description: descriptionSchema, attachments: attachmentsSchema }, structureCode);
