import { bindingOf, type Autosaver, type LostTexts } from '../../parts/autosave/index.ts';
import { plainText } from '../../parts/conflict/plainText.ts';
import type { T } from '../../base/texts/index.ts';
import { firstName } from '../../parts/people/firstName.ts';

const nouns = ['block', 'task', 'module', 'milestone', 'blueprint', 'process'] as const;

/** Who took the place away; whoever did it in another tab is told so. */
export function titleOf(t: T, loss: LostTexts['loss'], me: string | undefined): string {
  if (loss.kind === 'forbidden') return t('lost.mayNot');
  if (loss.kind === 'missing') return t('lost.missing');
  const { by, gone } = loss;
  const noun = nouns.find((known) => known === gone.kind) ?? 'part';
  return by.accountId !== null && by.accountId === me
    ? t(`lost.${noun}ByYou`)
    : t(`lost.${noun}`, { who: firstName(by.name) });
}

/** What went, by its name, or else what it stood in. */
export function nameOf({ loss, texts }: LostTexts): string {
  const gone = loss.kind === 'deleted' ? loss.gone.name : '';
  return gone || (texts[0]?.origin.of ?? '');
}

/** The same as a sentence begins with it; where nothing has a name, what was written. */
export function whereOf(t: T, lost: LostTexts): string {
  const { texts } = lost;
  const name = nameOf(lost);
  const what = texts[0] && bindingOf(texts[0].origin.thing).what;
  return name === '' ? t(what ?? 'fields.text') : t('lost.quoted', { name });
}

/** A value of the text as people read it. */
export const plainOf = (text: Autosaver, value: string): string =>
  bindingOf(text.origin.thing).format === 'html' ? plainText(value) : value;

export const wordsIn = (text: Autosaver): number =>
  plainOf(text, text.state().value)
    .split(/\s+/)
    .filter((word) => word !== '').length;
