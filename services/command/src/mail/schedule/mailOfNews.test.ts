import { expect, test } from 'vitest';
import type { MailJob } from '../../outbox/mailJob.ts';
import type { mailOfNews } from './mailOfNews.ts';

/** Mails that follow from news; what is about signing in goes out by itself (signInRoute.ts). */
type Sent =
  | NonNullable<ReturnType<typeof mailOfNews>>['mail']
  | 'oneTimeCode'
  | 'newSignIn'
  | 'passwordChanged';
type Unsent<Kind extends string> = Exclude<Kind, Sent>;

test('each kind of mail has somebody who sends it', () => {
  const unsent: Unsent<MailJob['mail']>[] = [];
  expect(unsent satisfies never[]).toEqual([]);
});

test('one that nobody sends does not compile', () => {
  const unsent: Unsent<MailJob['mail'] | 'planted'>[] = ['planted'];
  // @ts-expect-error the planted kind has no sender
  expect(unsent satisfies never[]).toEqual(['planted']);
});
