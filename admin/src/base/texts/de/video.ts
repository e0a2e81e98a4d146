import type { Translated } from '../en/catalogue.ts';
import type { video as english } from '../en/video.ts';

export const video = {
  add: 'Video hinzufügen',
  change: 'Video ändern',
  link: 'YouTube-Link',
  title: 'Titel',
  video: 'Video',
  play: '%{name} abspielen',
  asked: 'YouTube wird erst kontaktiert, wenn jemand auf Abspielen drückt.',
  notYouTube: 'Das ist kein gültiger YouTube-Link. Bitte versuchen Sie es erneut.',
  noVideo: 'Keine Video-ID gefunden. Bitte versuchen Sie es erneut.',
} satisfies Translated<typeof english>;
