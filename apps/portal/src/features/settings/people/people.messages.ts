import { defineMessages } from '@portico/i18n/define-messages';

export const peopleMessages = defineMessages({
  title: { id: 'settings.people.title', defaultMessage: 'Users' },
  users: { id: 'settings.people.users', defaultMessage: 'Users of this account' },
  invitations: { id: 'settings.people.invitations', defaultMessage: 'Invitations' },
  failed: { id: 'settings.people.failed', defaultMessage: 'Couldn’t load the users' },
  hidden: {
    id: 'settings.people.hidden',
    defaultMessage: 'Your role doesn’t show who else uses this account. The main user can change that.',
  },
  name: { id: 'settings.people.name', defaultMessage: 'Name' },
  email: { id: 'settings.people.email', defaultMessage: 'Email' },
  roles: { id: 'settings.people.roles', defaultMessage: 'Access' },
  actions: { id: 'settings.people.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'settings.people.actions-for', defaultMessage: 'Actions for {name}' },
  main: { id: 'settings.people.main', defaultMessage: 'Main user' },
  you: { id: 'settings.people.you', defaultMessage: 'You' },
  everything: { id: 'settings.people.everything', defaultMessage: 'Full access' },
  nothing: { id: 'settings.people.nothing', defaultMessage: 'No access' },
  changes: { id: 'settings.people.changes', defaultMessage: 'View and manage: {areas}' },
  reads: { id: 'settings.people.reads', defaultMessage: 'View only: {areas}' },
  expires: { id: 'settings.people.expires', defaultMessage: 'Valid until' },
  expired: { id: 'settings.people.expired', defaultMessage: 'Expired' },
  invitedBy: { id: 'settings.people.invited-by', defaultMessage: 'Invited by' },
  invite: { id: 'settings.people.invite', defaultMessage: 'Invite a user' },
  inviteTitle: { id: 'settings.people.invite-title', defaultMessage: 'Invite a user' },
  inviteText: {
    id: 'settings.people.invite-text',
    defaultMessage:
      'We’ll email them a link. They choose a password and use this account with their own sign-in. If the address already belongs to another account, only its owner is told.',
  },
  inviteEmail: { id: 'settings.people.invite-email', defaultMessage: 'Email of the new user' },
  inviteName: { id: 'settings.people.invite-name', defaultMessage: 'First name' },
  inviteNameHint: { id: 'settings.people.invite-name-hint', defaultMessage: 'Optional, for the greeting in the email' },
  inviteSend: { id: 'settings.people.invite-send', defaultMessage: 'Send invitation' },
  invited: { id: 'settings.people.invited', defaultMessage: 'Invitation sent to {email}.' },
  inviteFailed: { id: 'settings.people.invite-failed', defaultMessage: 'Couldn’t send the invitation.' },
  cancelInvitation: { id: 'settings.people.cancel-invitation', defaultMessage: 'Cancel the invitation' },
  cancelTitle: { id: 'settings.people.cancel-title', defaultMessage: 'Cancel the invitation to {email}?' },
  cancelText: {
    id: 'settings.people.cancel-text',
    defaultMessage: 'The link in the email stops working. You can invite this person again.',
  },
  cancelFailed: { id: 'settings.people.cancel-failed', defaultMessage: 'Couldn’t cancel the invitation.' },
  keep: { id: 'settings.people.keep', defaultMessage: 'Keep' },
  changeRoles: { id: 'settings.people.change-roles', defaultMessage: 'Edit access' },
  rolesTitle: { id: 'settings.people.roles-title', defaultMessage: 'Edit access for {name}' },
  rolesSave: { id: 'settings.people.roles-save', defaultMessage: 'Save' },
  rolesFailed: {
    id: 'settings.people.roles-failed',
    defaultMessage: 'We don’t know whether the access was saved. Save it again to be sure.',
  },
  handOver: { id: 'settings.people.hand-over', defaultMessage: 'Make main user' },
  handOverTitle: { id: 'settings.people.hand-over-title', defaultMessage: 'Make {name} the main user?' },
  handOverText: {
    id: 'settings.people.hand-over-text',
    defaultMessage:
      '{name} gets full access, and the account takes their name, email and language. You keep your access, but you lose the right to transfer the role or change the account’s name and language. {name} can limit or remove your access, and only {name} can transfer the role again.',
  },
  handOverConfirm: { id: 'settings.people.hand-over-confirm', defaultMessage: 'Transfer' },
  handOverFailed: {
    id: 'settings.people.hand-over-failed',
    defaultMessage: 'We don’t know whether the role was transferred. Reload the page and check before you try again.',
  },
  handedOver: { id: 'settings.people.handed-over', defaultMessage: '{name} is the main user now.' },
  remove: { id: 'settings.people.remove', defaultMessage: 'Remove' },
  removeTitle: { id: 'settings.people.remove-title', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'settings.people.remove-text',
    defaultMessage:
      '{name} is signed out everywhere right away and can no longer sign in. Invitations they sent are cancelled. Services, invoices and tickets stay in the account.',
  },
  removeTyped: { id: 'settings.people.remove-typed', defaultMessage: 'Type {name} to confirm' },
  removeFailed: { id: 'settings.people.remove-failed', defaultMessage: 'Couldn’t remove the user.' },
  removed: { id: 'settings.people.removed', defaultMessage: '{name} removed.' },
  cancel: { id: 'settings.people.cancel', defaultMessage: 'Cancel' },
  userHasMore: {
    id: 'settings.people.user-has-more',
    defaultMessage: 'This user has access that you don’t. Ask the main user.',
  },
  invitationHasMore: {
    id: 'settings.people.invitation-has-more',
    defaultMessage: 'This invitation gives access that you don’t have. Ask the main user.',
  },
  aboveYours: { id: 'settings.people.above-yours', defaultMessage: 'You can’t give more access than you have.' },
});

export const roleMessages = defineMessages({
  services: { id: 'settings.people.area.services', defaultMessage: 'Services and orders' },
  billing: { id: 'settings.people.area.billing', defaultMessage: 'Invoices, payments and the client profile' },
  support: { id: 'settings.people.area.support', defaultMessage: 'Support tickets' },
  people: { id: 'settings.people.area.people', defaultMessage: 'Users of the account' },
  none: { id: 'settings.people.level.none', defaultMessage: 'No access' },
  read: { id: 'settings.people.level.read', defaultMessage: 'View only' },
  write: { id: 'settings.people.level.write', defaultMessage: 'View and manage' },
});
