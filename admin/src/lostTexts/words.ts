import { wayOf, type Autosaver, type LostTexts } from '../autosave/index.ts';
import { plainText } from '../conflict/plainText.ts';

/** What people call a part that went. */
const nouns: Readonly<Record<string, string>> = {
  block: 'block',
  task: 'task',
  module: 'module',
  milestone: 'milestone',
  blueprint: 'process template',
  process: 'process',
};

/** Who took the place away; whoever did it in another tab is told so. */
export function titleOf(
  loss: LostTexts['loss'],
  me: string | undefined,
): string {
  if (loss.kind === 'forbidden') return 'You may not write here any more';
  if (loss.kind === 'missing')
    return 'What you were writing in is not there any more';
  const { by, gone } = loss;
  const who =
    by.accountId !== null && by.accountId === me
      ? 'You'
      : (by.name.split(' ')[0] ?? by.name);
  return `${who} deleted the ${nouns[gone.kind] ?? 'part'} you were writing in`;
}

/** What went, by its name, or else what it stood in. */
export function nameOf({ loss, texts }: LostTexts): string {
  const gone = loss.kind === 'deleted' ? loss.gone.name : '';
  return gone || (texts[0]?.origin.of ?? '');
}

/** The same as a sentence begins with it; where nothing has a name, what was written. */
export function whereOf(lost: LostTexts): string {
  const { texts } = lost;
  const name = nameOf(lost);
  const what = texts[0] && wayOf(texts[0].origin.thing).what;
  return name === '' ? (what ?? 'Text') : `“${name}”`;
}

/** A value of the text as people read it. */
export const plainOf = (text: Autosaver, value: string): string =>
  wayOf(text.origin.thing).format === 'html' ? plainText(value) : value;

export const wordsIn = (text: Autosaver): number =>
  plainOf(text, text.state().value)
    .split(/\s+/)
    .filter((word) => word !== '').length;
