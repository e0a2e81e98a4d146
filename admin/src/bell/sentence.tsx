import type { NoticeRow } from '@waymark/api';
import { shortTitle } from '@waymark/look';
import type { ReactNode } from 'react';
import type { T } from '../texts/index.ts';
import { firstName } from '../people/firstName.ts';

/** What a line of the bell says; names of people by the first of them, as one calls them. */
export function sentenceOf(t: T, line: NoticeRow): ReactNode {
  const { kind, headline, moduleTitle, planName, sender, more } = line;
  const who = <b title={line.byName ?? undefined}>{nameOf(t, line)}</b>;
  const task = <b>{titleOf(headline)}</b>;
  return (
    <>
      {said()}
      {more > 0 && ` ${t('bell.more', { count: more })}`}
    </>
  );

  function said(): ReactNode {
    switch (kind) {
      case 'message':
        return line.bySide === 'client'
          ? t.rich('bell.asked', { who, task })
          : t.rich('bell.wrote', { who, task });
      case 'named':
        return t.rich('bell.named', { who, task });
      case 'noted':
        return t.rich('bell.noted', { who });
      case 'held':
        return t.rich('bell.held', { sender: <b>{sender}</b> });
      case 'handed':
        return t.rich('bell.handed', { who, task });
      case 'given':
        return t.rich('bell.given', { who, task });
      case 'turn':
        return t.rich(line.turnIsYours ? 'bell.turn' : 'bell.wasTurn', {
          task,
        });
      case 'changeAsked':
        return t.rich('bell.changeAsked', { who, task });
      case 'started':
        return t.rich('bell.started', { module: <b>{moduleTitle}</b> });
      case 'owned':
        return t.rich('bell.owned', { who, process: <b>{planName}</b> });
      case 'stuck':
        return t.rich('bell.stuck', { who, task });
      case 'done':
        return t.rich('bell.done', { who, task });
    }
  }
}

function nameOf(t: T, { byId, byName }: NoticeRow): string {
  if (byId === null) return t('talk.waymark');
  return byName === null ? t('words.formerUser') : firstName(byName);
}

/** Without the stop at its end, since the sentence goes on. */
const titleOf = (headline: string | null) =>
  shortTitle(headline ?? '').replace(/\.$/, '');
