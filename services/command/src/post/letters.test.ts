import { expect, test } from 'vitest';
import type { MailJob } from '../reactions/mailJob.ts';
import type { letterOf } from './letters.ts';

/** What the postman sends; a one-time code goes out by itself (signInRoute.ts). */
type Sent = NonNullable<ReturnType<typeof letterOf>>['mail'] | 'oneTimeCode';
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
