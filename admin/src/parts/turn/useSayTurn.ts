import type { TaskRow } from '@waymark/api';
import { sayTurn, type SaidTurn, type TurnPerson, type TurnToSay } from '@waymark/look/turn';
import { sayMove, type MoveWords } from '@waymark/look/turn/moves';
import { movesInGerman } from '@waymark/look/turn/moves/de';
import { movesInEnglish } from '@waymark/look/turn/moves/en';
import type { Language } from '@waymark/look';
import { useZone } from '../../base/dates/useToday.ts';
import { useMe, useMembership } from '../../base/session/me.ts';
import { useLanguage, useTexts } from '../../base/texts/index.ts';
import { wordsOfTurn } from './whoseTurnWords.ts';

const moved: Readonly<Record<Language, MoveWords>> = { en: movesInEnglish, de: movesInGerman };

export type TurnOf = Pick<
  TaskRow,
  'turn' | 'turnBecause' | 'turnFrom' | 'turnSince' | 'turnWho' | 'turnBy'
> & {
  /** The title of the task's module; left out where that is not known. */
  readonly moduleTitle?: string;
};

/** Somebody as the reader knows them. */
export type Called = {
  readonly name: string;
  /** They were invited and have not come yet. */
  readonly invited?: boolean;
};
type CalledOf = (id: string) => Called | undefined;

/**
 * Says of a task whose turn it is, since when and why, as portal and mails say it.
 * @param calledOf what somebody is called here; undefined for who is not known
 */
export function useSayTurn(calledOf: CalledOf): (task: TurnOf) => SaidTurn {
  const language = useLanguage();
  const toSay = useTurnToSay(calledOf);
  const zone = useZone();
  return (task) => sayTurn(wordsOfTurn[language], toSay(task), undefined, undefined, zone);
}

/** Says that the turn of a task passed on. */
export function useSayMove(calledOf: CalledOf): (move: TurnOf) => ReturnType<typeof sayMove> {
  const language = useLanguage();
  const toSay = useTurnToSay(calledOf);
  return (move) => sayMove(moved[language], wordsOfTurn[language], toSay(move));
}

function useTurnToSay(calledOf: CalledOf): (task: TurnOf) => TurnToSay {
  const t = useTexts();
  const me = useMe()?.account.accountId;
  const seller = useMembership()?.workspaceName ?? '';
  const somebody = (id: string | null): TurnPerson | null => {
    if (id === null) return null;
    const { name = t('words.somebody'), invited = false } = calledOf(id) ?? {};
    return { id, name, you: id === me, invited };
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
