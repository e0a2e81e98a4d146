import type { NewsLine, Post, PostEvent } from '@waymark/events';

type DataOf<Type extends PostEvent['type']> = Extract<PostEvent, { type: Type }>['data'];

/** What became of somebody's news when it was last looked at. */
export type PostLook = {
  readonly accountId: string;
  readonly waits: DataOf<'NewsPutOff'>['news'];
  readonly heldBack: DataOf<'NewsHeldBack'>['news'];
};

/**
 * News is said to wait once; what waited and is no news any more is said, too, but not what nobody
 * ever heard of.
 */
export function recordPost(
  { waiting }: Post,
  { accountId, waits, heldBack }: PostLook,
): PostEvent[] {
  const isKnown = ({ newsId }: NewsLine) => waiting.has(newsId);
  const putOff = waits.filter((line) => !isKnown(line));
  const settled = heldBack.filter((line) => line.why !== 'over' || isKnown(line));
  return [
    ...(putOff.length === 0
      ? []
      : [{ type: 'NewsPutOff', data: { accountId, news: putOff } } as const]),
    ...(settled.length === 0
      ? []
      : [{ type: 'NewsHeldBack', data: { accountId, news: settled } } as const]),
  ];
}

export type MailOutcome = DataOf<'MailSent'> & {
  /** null: it was taken. */
  readonly failed: Pick<DataOf<'MailFailed'>, 'reason' | 'last'> | null;
};

export const recordMail = (_: Post, { failed, ...mail }: MailOutcome): PostEvent[] => [
  failed === null
    ? { type: 'MailSent', data: mail }
    : { type: 'MailFailed', data: { ...mail, ...failed } },
];
