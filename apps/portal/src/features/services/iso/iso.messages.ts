import { defineMessages } from '@portico/i18n/define-messages';

export const isoMessages = defineMessages({
  mounted: { id: 'service.iso.mounted', defaultMessage: 'Mounted image' },
  none: { id: 'service.iso.none', defaultMessage: 'No image is mounted. The server boots from its disk.' },
  unmount: { id: 'service.iso.unmount', defaultMessage: 'Unmount' },
  unmountFailed: { id: 'service.iso.unmount-failed', defaultMessage: 'Couldn’t unmount the ISO image' },
  images: { id: 'service.iso.images', defaultMessage: 'Mount an image' },
  image: { id: 'service.iso.image', defaultMessage: 'Image' },
  noImages: { id: 'service.iso.no-images', defaultMessage: 'There are no images for this server.' },
  listFailed: { id: 'service.iso.list-failed', defaultMessage: 'Couldn’t load the ISO images' },
  boot: { id: 'service.iso.boot', defaultMessage: 'Restart from this image now' },
  bootHint: { id: 'service.iso.boot-hint', defaultMessage: 'Otherwise the server boots from it at the next restart.' },
  chooseFirst: { id: 'service.iso.choose-first', defaultMessage: 'Choose an image first.' },
  mount: { id: 'service.iso.mount', defaultMessage: 'Mount' },
  mountAndRestart: { id: 'service.iso.mount-and-restart', defaultMessage: 'Mount and restart' },
  mountFailed: { id: 'service.iso.mount-failed', defaultMessage: 'Couldn’t mount the ISO image' },
  bootTitle: { id: 'service.iso.boot-title', defaultMessage: 'Restart {hostname} from {image}?' },
});
