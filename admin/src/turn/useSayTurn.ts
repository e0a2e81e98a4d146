import type { TaskRow } from '@waymark/api';
import {
  sayTurn,
  type SaidTurn,
  type Somebody,
  type TurnWords,
} from '@waymark/look/turn';
import { turnInGerman } from '@waymark/look/turn/de';
import { turnInEnglish } from '@waymark/look/turn/en';
import type { Language } from '@waymark/look';
import { useMe, useMembership } from '../session/me.ts';
import { useLanguage, useTexts } from '../texts/index.ts';

const words: Readonly<Record<Language, TurnWords>> = {
  en: turnInEnglish,
  de: turnInGerman,
};

export type TurnOf = Pick<
  TaskRow,
  'turn' | 'turnBecause' | 'turnFrom' | 'turnSince' | 'turnWho' | 'turnBy'
>;

/**
 * Says of a task whose turn it is, since when and why, as portal and mails say it.
 * @param nameOf what somebody is called here; undefined for who is not known
 */
export function useSayTurn(
  nameOf: (id: string) => string | undefined,
): (task: TurnOf) => SaidTurn {
  const t = useTexts();
  const language = useLanguage();
  const me = useMe()?.account.accountId;
  const seller = useMembership()?.workspaceName ?? '';
  const somebody = (id: string | null): Somebody | null =>
    id === null
      ? null
      : {
          id,
          name: nameOf(id) ?? t('words.somebody'),
          you: id === me,
        };
  return (task) =>
    sayTurn(
      words[language],
      {
        side: task.turn,
        because: task.turnBecause,
        from: task.turnFrom,
        since: task.turnSince,
        who: somebody(task.turnWho),
        by: somebody(task.turnBy),
        seller,
      },
      new Date(),
    );
}
