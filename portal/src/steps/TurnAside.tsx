import { portalAddress } from '@waymark/api/addresses';
import { Avatar, fullName } from '@waymark/look';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import { nobody } from '../home/WithOthers.tsx';
import { tasksOf } from '../project/order.ts';
import { whoAndWhere, withOthers } from '../project/who.ts';
import type { Directory } from '../project/who.ts';
import { texts } from '../texts/steps.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

type TurnAsideProps = {
  tasks: TaskRow[];
  processId: string;
  whoIs: Directory;
};

/** With whom what is open is: the reader first, then the others by what is most urgent. */
export function TurnAside({ tasks, processId, whoIs }: TurnAsideProps) {
  const { me, membership } = useWorkspace();
  const t = texts();
  const mine = tasksOf(tasks, me.accountId).open;
  const others = withOthers(tasks, me.accountId);
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
        ...{ id: ref ?? nobody, count },
        words: who === undefined ? t.others.nobody : whoAndWhere(who),
        ...{
          name: who?.name ?? '?',
          kind: who?.kind ?? ('placeholder' as const),
        },
      };
    }),
  ];
  return (
    <aside className="panel whose" aria-labelledby="whose-title">
      <h2 id="whose-title">{t.whoseTurn}</h2>
      <ul>
        {rows.map(({ id, count, words, name, kind }) => (
          <li key={id}>
            <Link href={portalAddress.tasks({ processId, who: id })}>
              <Avatar name={name} kind={kind} size={24} decorative />
              <span className="grow">{words}</span>
              <span className="num small mute">{t.others.tasks(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
