import { defineMessages } from '@portico/i18n/define-messages';

export const reinstallMessages = defineMessages({
  title: { id: 'service.reinstall', defaultMessage: 'Reinstall the operating system' },
  warning: { id: 'service.reinstall.warning', defaultMessage: 'All data on the disk is deleted' },
  warningText: {
    id: 'service.reinstall.warning-text',
    defaultMessage: 'Back up anything you need first. Before we start, we show you the plan and ask you to confirm.',
  },
  system: { id: 'service.reinstall.system', defaultMessage: 'Operating system' },
  systemMissing: { id: 'service.reinstall.system.missing', defaultMessage: 'Choose an operating system.' },
  present: { id: 'service.reinstall.present', defaultMessage: 'Installed now' },
  raid: { id: 'service.reinstall.raid', defaultMessage: 'RAID level' },
  raidMissing: { id: 'service.reinstall.raid.missing', defaultMessage: 'Choose a RAID level.' },
  iso: { id: 'service.reinstall.iso', defaultMessage: 'ISO image' },
  isoMissing: { id: 'service.reinstall.iso.missing', defaultMessage: 'Choose an ISO image.' },
  noSystems: { id: 'service.reinstall.no-systems', defaultMessage: 'No operating systems are available for this server.' },
  listFailed: { id: 'service.reinstall.list-failed', defaultMessage: 'Couldn’t load the operating systems' },
  failed: { id: 'service.reinstall.failed', defaultMessage: 'Couldn’t reinstall the server' },
  review: { id: 'service.reinstall.review', defaultMessage: 'Review and reinstall' },
  questionTitle: { id: 'service.reinstall.question', defaultMessage: 'Reinstall {hostname} with {system}?' },
  allDataOf: { id: 'service.reinstall.all-data', defaultMessage: 'All data on the disk of {hostname} is deleted.' },
  typed: { id: 'service.reinstall.typed', defaultMessage: 'Type {hostname} to confirm' },
  confirm: { id: 'service.reinstall.confirm', defaultMessage: 'Delete and reinstall' },
});
