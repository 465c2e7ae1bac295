import { defineMessages } from '@portico/i18n/define-messages';

export const orderAddressMessages = defineMessages({
  title: { id: 'flow.order-address.title', defaultMessage: 'Add your billing address' },
  text: {
    id: 'flow.order-address.text',
    defaultMessage: 'By law, your invoice has to show it. We’ll save it to your profile and won’t ask again.',
  },
  address: { id: 'flow.order-address.address', defaultMessage: 'Address' },
  addressMissing: { id: 'flow.order-address.address-missing', defaultMessage: 'Enter your address.' },
  city: { id: 'flow.order-address.city', defaultMessage: 'City' },
  cityMissing: { id: 'flow.order-address.city-missing', defaultMessage: 'Enter your city.' },
  zipCode: { id: 'flow.order-address.zip-code', defaultMessage: 'Zip code' },
  zipCodeMissing: { id: 'flow.order-address.zip-code-missing', defaultMessage: 'Enter your zip code.' },
  save: { id: 'flow.order-address.save', defaultMessage: 'Save and place order' },
  failed: { id: 'flow.order-address.failed', defaultMessage: 'Couldn’t save the address' },
});
