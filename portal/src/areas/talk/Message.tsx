import { Avatar, formatDate, StatusIcon } from '@waymark/look';
import { piecesOf } from '@waymark/look/mentions';
import { isChangeable } from '@waymark/look/talk';
import CheckCheck from 'lucide-react/icons/check-check';
import { Suspense, type ReactNode } from 'react';
import type { PersonRow } from '../../base/api/reads.ts';
import { clock } from '../../base/page/clock.ts';
import type { Directory } from '../../parts/project/who.ts';
import { acts as english } from '../../base/texts/en/acts.ts';
import { texts as acts } from '../../base/texts/acts.ts';
import { withWords } from '../../base/texts/language.ts';
import { texts } from '../../base/texts/talk.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { UnsentNotice } from './UnsentNotice.tsx';
import { nameable } from './nameable.ts';
import { OwnMessage } from './OwnMessage.tsx';
import { chosenAndWords } from './talkMessage.ts';
import type { TalkMessage } from './talkMessage.ts';
import type { Outgoing } from './useOutgoing.ts';
import { lazyWithFallback } from '../../base/page/lazyWithFallback.tsx';

const ShownFiles = lazyWithFallback(async () => {
  const files = await withWords('files', () => import('../../parts/files/index.ts'));
  return { default: files.ShownFiles };
});

type MessageProps = {
  said: TalkMessage;
  whoIs: Directory;
  people: readonly PersonRow[];
  outgoing: Outgoing;
  /** Whether it tells who has seen it. */
  showsSeen: boolean;
  onEdit: () => void;
};

/**
 * What somebody said: the reader's own at the right, all else at the left; a reason to be stuck
 * with its red edge.
 */
export function Message({ said, whoIs, people, outgoing, showsSeen, onEdit }: MessageProps) {
  const { me, membership } = useWorkspace();
  const t = texts();
  const { authorId, at, going } = said;
  const mine = authorId === me.accountId;
  const who = authorId === null ? undefined : whoIs(authorId);
  const name = mine ? t.you : (who?.first ?? said.senderName ?? membership.workspaceName);
  const gone = said.deletedAt !== null || said.erased;
  const goes = going === undefined ? 'sent' : outgoing.howGoes(going);
  const when = clock(at);
  const seenBy = said.seenBy
    .filter(({ accountId }) => accountId !== authorId)
    .map(({ accountId }) => whoIs(accountId).first);
  return (
    <article className={`said ${mine ? 'mine' : ''} ${said.kind} ${goes}`} data-at={at}>
      {!mine && (
        <Avatar
          name={who?.name ?? name}
          kind={who?.kind ?? (said.side === 'seller' ? 'team' : 'placeholder')}
          decorative
        />
      )}
      <div>
        <p className="head num">
          <span>
            <b>{name}</b>
            {said.via === 'mail' ? `, ${t.byMail}` : mine && ','} {when}
          </span>
          {showsSeen && !gone && (
            <span className="seen-by">
              <CheckCheck size={16} strokeWidth={1.75} aria-hidden="true" />
              {t.seenBy(seenBy.join(', '))}
            </span>
          )}
        </p>
        <div className="beside">
          <div className={gone ? 'bubble gone' : 'bubble'}>
            {said.erased ? (
              <p>{t.erased(said.erasedAt && formatDate(said.erasedAt))}</p>
            ) : gone ? (
              <p>{mine ? t.youDeleted : t.deleted(name)}</p>
            ) : (
              <Words said={said} people={people} />
            )}
          </div>
          {mine && isChangeable(said) && goes === 'sent' && (
            <OwnMessage said={said} when={when} outgoing={outgoing} onEdit={onEdit} />
          )}
        </div>
        {said.editedAt !== null && !gone && <Versions said={said} />}
        {going !== undefined && goes !== 'sent' && (
          <UnsentNotice goes={goes} text={said.text} again={() => outgoing.again(going)} />
        )}
      </div>
    </article>
  );
}

function Words({ said, people }: { said: TalkMessage; people: readonly PersonRow[] }): ReactNode {
  const t = texts();
  const { kind, mentions, rest } = said;
  if (kind === 'stuck') {
    const choices = [acts(), english].flatMap(({ stuck }) => Object.values(stuck.reasons));
    const { chosen, words } = chosenAndWords(said.text, choices);
    return (
      <>
        <p className="is-stuck">
          <StatusIcon icon="stuck" />
          {chosen === undefined ? t.stuck : t.stuckBecause(chosen)}
        </p>
        {words !== '' && <p>{words}</p>}
      </>
    );
  }
  return (
    <>
      {said.text !== '' && (
        <p>
          {piecesOf(said.text, nameable(people.filter(({ id }) => mentions.includes(id)))).map(
            ({ text, id }, i) =>
              id === null ? (
                text
              ) : (
                <span key={i} className="named">
                  {text}
                </span>
              ),
          )}
        </p>
      )}
      {said.files.length > 0 && (
        <Suspense>
          <ShownFiles files={said.files} going={said.going !== undefined} />
        </Suspense>
      )}
      {rest !== null && (
        <details>
          <summary>{t.showRest}</summary>
          <p className="two">{rest}</p>
        </details>
      )}
    </>
  );
}

/** That it was edited, and what it read before. */
function Versions({ said: { editedAt, versions } }: { said: TalkMessage }) {
  const t = texts();
  const when = t.edited(clock(editedAt!));
  if (versions.length === 0) return <p className="small mute num">{when}</p>;
  return (
    <details className="versions-of small num">
      <summary>{when}</summary>
      <ul aria-label={t.before}>
        {versions.map(({ text, at }) => (
          <li key={at}>
            <span className="mute">{clock(at)}</span> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
