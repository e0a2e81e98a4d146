/** A text as a search compares it: in lower case, its letters composed (é is one letter, however it was typed). */
export const asRead = (text: string): string =>
  text.normalize('NFC').toLowerCase();
