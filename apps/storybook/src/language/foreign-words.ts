/** Words that are the same in every language: products, protocols, currencies, keys. */
const names = new Set(
  'AlmaLinux Ctrl Debian EPYC EUR Enter Esc Escape GIF IBAN ISO JPG LTS Mastercard NVMe PNG Acme Damson Portico RAID root SSD SSH Shift Tab Ubuntu VPS Visa trixie DNS PTR CPU UTC vCPU'.split(
    ' ',
  ),
);

/** Machine text: addresses, anything with a digit, and what a user typed. */
const machine = /\S*[@:/\d]\S*|[\p{L}\w-]+(\.[\p{L}\w-]+)+|«[\w.-]*»/gu;

const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title', 'alt'] as const;

function isMachineText(element: Element): boolean {
  return element.matches('script, style, kbd') || getComputedStyle(element).fontFamily.includes('Mono');
}

/** Returns every visible or announced text of the page except machine text. */
function texts(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ...(isMachineText(element)
      ? []
      : [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))),
  ]);
}

/** Returns the texts that contain a word in Latin letters, without duplicates. */
export function foreignTexts(root: ParentNode): string[] {
  const foreign = texts(root).filter((text) =>
    (text.replaceAll(machine, ' ').match(/[A-Za-z]{3,}/g) ?? []).some((word) => !names.has(word)),
  );
  return [...new Set(foreign.map((text) => text.trim()))];
}
