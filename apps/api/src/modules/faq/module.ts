import { defineModule } from '../define-module.ts';
import { listFaq } from './list-faq.ts';
import { getFaqEntry } from './get-faq-entry.ts';
import { rateFaqEntry } from './rate-faq-entry.ts';
import { applyFaqCommand } from './apply-faq.command.ts';

export const faqModule = defineModule({
  operations: { listFaq, getFaqEntry, rateFaqEntry },
  commands: [applyFaqCommand],
});
