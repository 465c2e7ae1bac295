/** A page to copy: a source of `src/patterns`, whose story shows it. */
export interface Block {
  name: string;
  title: string;
  description: string;
  /** The source below `src/patterns`. */
  source: string;
  /** The component that the source exports. */
  component: string;
  /** The id of its story. */
  story: string;
}

const page = (name: string, source: string, component: string, story: string, title: string, description: string): Block => ({
  name,
  title,
  description,
  source: `pages/${source}.tsx`,
  component,
  story: `patterns-page-templates--${story}`,
});

/** What `shadcn add` installs from the built Storybook. */
export const blocks: readonly Block[] = [
  page('sign-in', 'auth-page', 'AuthPage', 'sign-in', 'Sign-in', 'Email, password and the other ways in'),
  page('settings', 'settings-page', 'SettingsPage', 'settings', 'Settings page', 'A card for each subject, saved by itself'),
  page('service-list', 'list-page', 'ListPage', 'list', 'List with filters', 'Search, a filter, columns, sorting and pages'),
  page(
    'service-detail',
    'detail-page',
    'DetailPage',
    'detail',
    'Detail with tabs',
    'State, actions and facts, then a subject for each tab',
  ),
  page('plan-choice', 'plan-page', 'PlanPage', 'plan-choice', 'Plan choice', 'Plans to compare, the payment period and the price of both'),
  page('ticket-thread', 'ticket-page', 'TicketPage', 'ticket', 'Ticket thread', 'A conversation with support and the answer below it'),
  page('billing', 'billing-page', 'BillingPage', 'billing', 'Billing', 'Balance, payment method and invoices'),
];
