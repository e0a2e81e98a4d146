import { texts } from '../../base/texts/talk.ts';
import { tell } from '../../base/toast/toasts.ts';

/** Puts words on the clipboard, and says so. */
export const copyWords = (words: string): void =>
  void navigator.clipboard
    .writeText(words)
    .then(() => tell(texts().copied))
    .catch(() => tell(texts().selectThem));
