/** What components call their own parts, where an app does not say it better in a prop. Each component has its own texts inline. */
export const englishLabels = {
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  closeMenu: 'Close menu',
  collapseSidebar: 'Collapse sidebar',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',
  decrease: 'Decrease',
  download: 'Download',
  expandSidebar: 'Expand sidebar',
  /** Announced in place of a secret. */
  hidden: 'hidden',
  hidePassword: 'Hide password',
  imageFailed: 'Couldn’t load this image',
  increase: 'Increase',
  /** Names the main navigation. */
  navigation: 'Main',
  nextImage: 'Next image',
  notifications: 'Notifications',
  openMenu: 'Open menu',
  previousImage: 'Previous image',
  save: 'Save',
  showPassword: 'Show password',
  skipToContent: 'Skip to content',
};

export type Labels = Readonly<typeof englishLabels>;
