import { Avatar, formatDate, StatusIcon } from '@waymark/look';
import { Lock } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { stuckWords, type Entry } from './entries.ts';
import { ShownFiles } from '../../../parts/files/ShownFiles.tsx';
import { HeldMail } from './HeldMail.tsx';
import { RejectedMail } from './RejectedMail.tsx';
import { QuotedText } from './QuotedText.tsx';
import { SaidHead } from './SaidHead.tsx';
import { SaidWords } from './SaidWords.tsx';
import { seenWhen } from '../../../base/dates/when.ts';
import type { Names } from '../../../parts/people/useNames.ts';
import { useTexts, type T } from '../../../base/texts/index.ts';

type SaidProps = {
  entry: Entry;
  names: Names;
  me: string;
  /** Who has seen it last, and when. */
  seenBy: Entry['row']['seenBy'] | undefined;
  onEdit: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
};

/** One thing that was said: a message as a flat row, a note on another paper. */
export const TalkEntry = memo(function Said(props: SaidProps): ReactNode {
  const { entry, names, me, seenBy, onEdit, onDelete } = props;
  const t = useTexts();
  const { row } = entry;
  if (entry.kind === 'message' && entry.row.refusedFor !== null)
    return <RejectedMail row={entry.row} why={entry.row.refusedFor} names={names} />;
  const author = authorOf(t, entry, names);
  const strange = entry.kind === 'message' && entry.row.side === 'stranger';
  const article = (
    <article className="said" data-at={row.at} data-id={row.id} aria-label={author.name}>
      {strange ? (
        <span className="said-strange" aria-hidden="true" />
      ) : (
        <Avatar {...author} decorative />
      )}
      <div className="said-body">
        <SaidHead
          entry={entry}
          author={author.name}
          mine={row.authorId === me}
          onEdit={() => onEdit(entry)}
          onDelete={() => onDelete(entry)}
        />
        <Content entry={entry} names={names} author={author.name} />
        {seenBy !== undefined && <SeenBy seenBy={seenBy} at={row.at} names={names} />}
      </div>
    </article>
  );
  if (entry.kind === 'message') return article;
  return (
    <div className="said-note">
      <p className="said-only">
        <Lock aria-hidden="true" />
        {t('talk.note')}
      </p>
      {article}
    </div>
  );
});

function authorOf(
  t: T,
  { kind, row }: Entry,
  names: Names,
): { name: string; kind: 'team' | 'client' } {
  const stranger = kind === 'message' && row.side === 'stranger';
  if (stranger)
    return { name: row.senderAddress ?? row.senderName ?? t('talk.stranger'), kind: 'client' };
  const side = kind === 'message' && row.side === 'client' ? 'client' : 'team';
  if (row.authorId === null) return { name: calledOf(row) ?? t('talk.waymark'), kind: side };
  const known = names.get(row.authorId)?.name;
  return { name: known ?? t('words.formerUser'), kind: side };
}

/** What a guest is called, who has no account. */
const calledOf = (row: Entry['row']): string | null =>
  'senderName' in row ? row.senderName : null;

function Content({
  entry: { kind, row },
  names,
  author,
}: {
  entry: Entry;
  names: Names;
  author: string;
}): ReactNode {
  const t = useTexts();
  if (row.deletedAt !== null)
    return <p className="said-gone">{t('talk.deleted', { name: author })}</p>;
  if (row.erased)
    return (
      <p className="said-gone">
        {row.erasedAt === null
          ? t('talk.erased')
          : t('talk.erasedOn', { day: formatDate(row.erasedAt) })}
      </p>
    );
  if (kind === 'message' && row.state === 'held') return <HeldMail row={row} />;
  if (kind === 'message' && row.kind === 'stuck') return <StuckWords text={row.text} />;
  return (
    <>
      {row.text !== '' && <SaidWords text={row.text} mentions={row.mentions} names={names} />}
      <ShownFiles files={row.files} />
      {kind === 'message' && row.rest !== null && <QuotedText rest={row.rest} />}
    </>
  );
}

function StuckWords({ text }: { text: string }): ReactNode {
  const t = useTexts();
  const { head, words } = stuckWords(text);
  return (
    <div className="said-stuck">
      <p className="said-stuck-head">
        <StatusIcon icon="stuck" />
        {head === '' ? t('talk.stuck') : t('talk.stuckBecause', { reason: head })}
      </p>
      {words !== '' && <p className="said-words">{words}</p>}
    </div>
  );
}

function SeenBy({
  seenBy,
  at,
  names,
}: {
  seenBy: Entry['row']['seenBy'];
  at: string;
  names: Names;
}): ReactNode {
  const t = useTexts();
  const known = seenBy.flatMap((each) => {
    const who = names.get(each.accountId);
    return who === undefined ? [] : [{ ...each, who }];
  });
  if (known.length === 0) return null;
  return (
    <p className="said-seen">
      {known.map(({ accountId, who }) => (
        <Avatar key={accountId} name={who.name} kind={who.kind} size={20} decorative />
      ))}
      <span>
        {t('talk.seenBy', {
          people: known.map((each) => `${each.who.first} ${seenWhen(each.at, at)}`).join(', '),
        })}
      </span>
    </p>
  );
}
