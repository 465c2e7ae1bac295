import type { FieldError, Image, OperatingSystem } from '@portico/contract';

/** An empty string means that nothing is chosen or available. */
export type Choice = { readonly os: string; readonly raid: string; readonly iso: string };

/** Keeps the previous choice if the new system offers it; selects the only one if there is just one. */
export function chosenFor(images: readonly Image[] | undefined, before: string): string {
  if (images?.some(({ id }) => id === before)) return before;
  return images?.length === 1 ? (images[0]?.id ?? '') : '';
}

/** Returns the id if it is one of the images, otherwise an empty string. */
function offered(images: readonly Image[], id: string): string {
  return images.some((image) => image.id === id) ? id : '';
}

/** A RAID level and an image are required only if the system offers any. A choice kept from before may name one that it no longer offers. */
export function validateChoice(systems: readonly OperatingSystem[]) {
  return (choice: Choice) => {
    const system = systems.find(({ id }) => id === choice.os);
    const required = (path: string): FieldError => ({ path, code: 'required', params: {} });
    if (!system) return { ok: false as const, issues: [required('os')] };
    const issues = [
      ...(system.raid_levels.length > 0 && offered(system.raid_levels, choice.raid) === '' ? [required('raid')] : []),
      ...(system.iso_images.length > 0 && offered(system.iso_images, choice.iso) === '' ? [required('iso')] : []),
    ];
    const output = { ...choice, raid: offered(system.raid_levels, choice.raid), iso: offered(system.iso_images, choice.iso) };
    return issues.length === 0 ? { ok: true as const, output } : { ok: false as const, issues };
  };
}
