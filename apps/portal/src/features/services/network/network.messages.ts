import { defineMessages } from '@portico/i18n/define-messages';

export const networkMessages = defineMessages({
  addresses: { id: 'service.network.addresses', defaultMessage: 'Addresses' },
  gateway: { id: 'service.network.gateway', defaultMessage: 'Gateway' },
  netmask: { id: 'service.network.netmask', defaultMessage: 'Netmask' },
  subnet: { id: 'service.network.subnet', defaultMessage: 'Subnet' },
  prefix: { id: 'service.network.prefix', defaultMessage: 'IPv6 prefix' },
  gateway6: { id: 'service.network.gateway6', defaultMessage: 'IPv6 gateway' },
  rdns: { id: 'service.rdns', defaultMessage: 'Reverse DNS' },
  rdnsText: {
    id: 'service.rdns.text',
    defaultMessage:
      'The hostname an IP address resolves to. Mail servers check it. Changes take effect right away and reach other networks within an hour.',
  },
  address: { id: 'service.rdns.address', defaultMessage: 'Address' },
  name: { id: 'service.rdns.name', defaultMessage: 'Name' },
  noName: { id: 'service.rdns.no-name', defaultMessage: 'No name' },
  noAddresses: { id: 'service.rdns.no-addresses', defaultMessage: 'This server has no addresses.' },
  nameOf: { id: 'service.rdns.name-of', defaultMessage: 'Name of {ip}' },
  edit: { id: 'service.rdns.edit', defaultMessage: 'Change the name of {ip}' },
  remove: { id: 'service.rdns.remove', defaultMessage: 'Remove the name of {ip}' },
  removed: { id: 'service.rdns.removed', defaultMessage: 'Name of {ip} removed.' },
  undo: { id: 'service.rdns.undo', defaultMessage: 'Undo' },
  save: { id: 'service.rdns.save', defaultMessage: 'Save' },
  addName: { id: 'service.rdns.add', defaultMessage: 'Add IPv6 name' },
  addTitle: { id: 'service.rdns.add-title', defaultMessage: 'Add IPv6 names' },
  addText: {
    id: 'service.rdns.add-text',
    defaultMessage: 'The suffix is the part after the prefix {prefix}. To add several at once, paste lines with an address and a name.',
  },
  suffix: { id: 'service.rdns.suffix', defaultMessage: 'Suffix' },
  row: { id: 'service.rdns.row', defaultMessage: 'Name {number}' },
  addRow: { id: 'service.rdns.add-row', defaultMessage: 'Add another' },
  removeRow: { id: 'service.rdns.remove-row', defaultMessage: 'Remove name {number}' },
  addSubmit: { id: 'service.rdns.add-submit', defaultMessage: '{count, plural, one {Add # name} other {Add # names}}' },
  fetchFailed: { id: 'service.rdns.fetch-failed', defaultMessage: 'Couldn’t load reverse DNS' },
  tooManyRows: {
    id: 'service.rdns.too-many-rows',
    defaultMessage:
      'Add at most {max, plural, one {# name} other {# names}} at a time. Remove {excess, plural, one {# row} other {# rows}}.',
  },
  addFailed: { id: 'service.rdns.add-failed', defaultMessage: 'Couldn’t add the name' },
  updateFailed: { id: 'service.rdns.update-failed', defaultMessage: 'Couldn’t change the name' },
  removeFailed: { id: 'service.rdns.remove-failed', defaultMessage: 'Couldn’t remove the name' },
});
