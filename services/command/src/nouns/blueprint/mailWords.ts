import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  alike,
  kindOfBlueprint,
  mailVariables,
  unknownVariableOf,
  type Blueprint,
  type BlueprintEvent,
  type MailWords,
} from '@waymark/events';
import { DecisionRefused, present, unless } from '../../decisions/decision.ts';

/** @throws DecisionRefused for a variable that would go out as it is written, naming the field */
export function knownVariablesOnly(words: MailWords, at = 'words'): void {
  const unknown = unknownVariableOf(words);
  if (unknown !== null)
    throw new DecisionRefused(
      'invalid',
      'unknown-variable',
      refusalText('unknownVariable', unknown.name, mailVariables.join(', ')),
      `${at}.${unknown.field}`,
    );
}

/** PRODUCT 5.5: what is rolled out already has them too, from the next mail on. */
export function setMailWords(
  state: Blueprint,
  { blueprintId, mail, words: to }: Command<'SetMailWords'>,
): BlueprintEvent[] {
  present(state, 'blueprint');
  // A mail goes by the blueprint of its process, which no sub-process is.
  if (to !== null && kindOfBlueprint(state.blueprintId, state.typeId) === 'subProcess')
    throw new DecisionRefused(
      'conflict',
      'not-a-process',
      refusalText('mailsOfProcess'),
      'blueprintId',
    );
  if (to !== null) knownVariablesOnly(to);
  const from = state.mails[mail] ?? null;
  return unless(alike(from, to), { type: 'MailWordsSet', data: { blueprintId, mail, from, to } });
}
