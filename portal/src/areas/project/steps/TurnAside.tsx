import { portalAddress } from '@waymark/api/addresses';
import { Avatar, fullName } from '@waymark/look';
import { Link } from 'wouter';
import type { TaskRow } from '../../../base/api/reads.ts';
import { turnsOfOthers } from '../../../parts/project/others.ts';
import { whoAndWhere } from '../../../parts/project/who.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';

type TurnAsideProps = { tasks: TaskRow[]; processId: string; whoIs: Directory };

/**
 * Whose turn it is: the reader first, then the others by what is most urgent. What is nobody's turn
 * is not counted (PRODUCT 7.4).
 */
export function TurnAside({ tasks, processId, whoIs }: TurnAsideProps) {
  const { me, membership } = useWorkspace();
  const t = texts();
  const mine = tasks.filter(
    ({ turn, turnWho }) => turnWho === me.accountId || (turn === 'client' && turnWho === null),
  ).length;
  const others = turnsOfOthers(tasks, me.accountId);
  if (mine === 0 && others.length === 0) return null;
  const rows = [
    ...(mine > 0
      ? [
          {
            ...{ id: me.accountId, count: mine, words: t.you },
            ...{ name: fullName(me), kind: membership.party },
          },
        ]
      : []),
    ...others.map(({ ref, count }) => {
      const who = ref === null ? undefined : whoIs(ref);
      return {
        ...{ id: ref, count },
        words: who === undefined ? membership.workspaceName : whoAndWhere(who),
        ...{ name: who?.name ?? membership.workspaceName, kind: who?.kind ?? ('team' as const) },
      };
    }),
  ];
  return (
    <aside className="panel whose" aria-labelledby="whose-title">
      <h2 id="whose-title">{t.whoseTurn}</h2>
      <ul>
        {rows.map(({ id, count, words, name, kind }) => {
          const row = (
            <>
              <Avatar name={name} kind={kind} size={24} decorative />
              <span className="grow">{words}</span>
              <span className="num small mute">{t.others.tasks(count)}</span>
            </>
          );
          return (
            <li key={id ?? 'seller'}>
              {id === null ? (
                <div className="whose-row">{row}</div>
              ) : (
                <Link href={portalAddress.tasks({ processId, who: id })}>{row}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
