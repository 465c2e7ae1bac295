let open = 0;

/** Runs a choice of the language and its save. Meanwhile, the account's language is not followed. */
export async function duringChoice(work: () => Promise<void>): Promise<void> {
  open += 1;
  try {
    await work();
  } finally {
    open -= 1;
  }
}

export const isChoosingLanguage = (): boolean => open > 0;
