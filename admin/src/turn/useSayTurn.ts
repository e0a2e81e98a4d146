import type { TaskRow } from '@waymark/api';
import {
  sayTurn,
  type SaidTurn,
  type Somebody,
  type TurnToSay,
  type TurnWords,
} from '@waymark/look/turn';
import { sayMove, type MoveWords } from '@waymark/look/turn/moves';
import { movesInGerman } from '@waymark/look/turn/moves/de';
import { movesInEnglish } from '@waymark/look/turn/moves/en';
import { turnInGerman } from '@waymark/look/turn/de';
import { turnInEnglish } from '@waymark/look/turn/en';
import type { Language } from '@waymark/look';
import { useMe, useMembership } from '../session/me.ts';
import { useLanguage, useTexts } from '../texts/index.ts';

const words: Readonly<Record<Language, TurnWords>> = {
  en: turnInEnglish,
  de: turnInGerman,
};

const moved: Readonly<Record<Language, MoveWords>> = {
  en: movesInEnglish,
  de: movesInGerman,
};

export type TurnOf = Pick<
  TaskRow,
  'turn' | 'turnBecause' | 'turnFrom' | 'turnSince' | 'turnWho' | 'turnBy'
> & {
  /** What the task stands in; left out where that is not known. */
  readonly moduleTitle?: string;
};

type NameOf = (id: string) => string | undefined;

/**
 * Says of a task whose turn it is, since when and why, as portal and mails say it.
 * @param nameOf what somebody is called here; undefined for who is not known
 */
export function useSayTurn(nameOf: NameOf): (task: TurnOf) => SaidTurn {
  const language = useLanguage();
  const toSay = useTurnToSay(nameOf);
  return (task) => sayTurn(words[language], toSay(task));
}

/** Says that the turn of a task passed on. */
export function useSayMove(
  nameOf: NameOf,
): (move: TurnOf) => ReturnType<typeof sayMove> {
  const language = useLanguage();
  const toSay = useTurnToSay(nameOf);
  return (move) => sayMove(moved[language], words[language], toSay(move));
}

function useTurnToSay(nameOf: NameOf): (task: TurnOf) => TurnToSay {
  const t = useTexts();
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
  return (task) => ({
    side: task.turn,
    because: task.turnBecause,
    from: task.turnFrom,
    since: task.turnSince,
    who: somebody(task.turnWho),
    by: somebody(task.turnBy),
    module: task.moduleTitle ?? null,
    seller,
    ours: true,
  });
}
