import { SignedOut, ticketFromHolder } from '@waymark/client';
import type { FrameReply } from '@waymark/api';
import { useEffect, useState } from 'react';
import { describeError } from '../base/api/problem.ts';
import { useLanguage } from '../base/texts/language.ts';
import { texts } from '../base/texts/frame.ts';
import { FrameBody } from './FrameBody.tsx';
import { FramedForm } from './FramedForm.tsx';
import { frameSession } from './session.ts';

/** What came of the first ticket. */
export type FirstTicketResult = { readonly reply?: FrameReply; readonly error?: unknown };

/** A form in a frame of another site: open, or why it is not any more. */
export function FramePage({ beginning }: { beginning: FirstTicketResult }) {
  useLanguage();
  const { reply } = beginning;
  const [error, setError] = useState(beginning.error);
  const [isOver, setOver] = useState(false);
  const origin = reply?.origin ?? '';
  useEffect(() => frameSession().onEnd(() => setOver(true)), []);
  useEffect(() => {
    if (origin === '') return;
    const hear = (message: MessageEvent<unknown>) => {
      const ticket = ticketFromHolder(origin, window.parent, message);
      if (ticket === null) return;
      frameSession()
        .enter(ticket)
        .then(() => setOver(false), setError);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);
  return (
    <FrameBody origin={origin}>
      {reply === undefined || error !== undefined || isOver ? (
        <Closed error={isOver ? undefined : error} />
      ) : (
        <FramedForm reply={reply} />
      )}
    </FrameBody>
  );
}

function Closed({ error }: { error: unknown }) {
  const t = texts();
  return (
    <section className="frame-closed" role="alert">
      <h1>{t.notOpen}</h1>
      <p className="two">{t.openAgain}</p>
      {error !== undefined && !(error instanceof SignedOut) && (
        <p className="small two">{describeError(error).sentence}</p>
      )}
    </section>
  );
}
