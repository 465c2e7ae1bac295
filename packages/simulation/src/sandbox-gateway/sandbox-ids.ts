/** One sandbox provides two payment methods: a page that decides the outcome, and a card form that can save the card. */
export const sandboxMethodId = 2;
export const sandboxId = 'sandbox';
export const sandboxCardMethodId = 3;
