/** Local storage shared by two tabs: each receives the other's storage events. */
export function sharedStorage(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries));
  const tabs: { storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>; events: EventTarget }[] = [];
  let full = false;

  function tab(isNotified = true) {
    const events = new EventTarget();
    const tell = (key: string) => {
      for (const other of tabs) if (other.events !== events) other.events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: string) {
        if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        values.set(key, value);
        tell(key);
      },
      removeItem(key: string) {
        values.delete(key);
        tell(key);
      },
    };
    if (isNotified) tabs.push({ storage, events });
    return { storage, events };
  }

  return {
    tab,
    values,
    fill: () => {
      full = true;
    },
  };
}
