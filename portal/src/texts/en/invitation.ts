import type { ReactNode } from 'react';
import { mixed } from '../mixed.ts';

/** Invitations, and what somebody reads who belongs nowhere yet (PRODUCT 4.5). */
export const invitation = {
  opening: 'Opening the invitation',
  accept: 'Accept',
  decline: 'No, thanks',
  continue: 'Continue',
  wait: 'One moment',
  offer: {
    title: (name: string, seller: string) => `${name} invites you to ${seller}`,
    accepted: (seller: string) => `You work with ${seller}`,
    /** `by`: their address; null where it is not known. `target`: name of what it leads to. `client`: null for the team. */
    words: (
      by: ReactNode | null,
      target: ReactNode | null,
      client: string | null,
    ) =>
      mixed`${by} would like to work with you${target === null ? '' : mixed` on ${target}`}${client === null ? ', as part of the team' : `, as one of the people of ${client}`}.`,
    wentTo: (email: string) =>
      `The invitation went to ${email}. Nothing of yours is shown to them before you accept.`,
    typedName: (name: string) =>
      `They call you ${name}; a name that you have given yourself stays.`,
    declined: 'You said no to it. You can still accept.',
    other: (other: ReactNode, invited: ReactNode) =>
      mixed`You are signed in as ${other}. The invitation is for ${invited}.`,
    signInAs: (email: string) => `Sign in as ${email}`,
    never: (seller: string) => `No invitation from ${seller} again`,
    neverFromAnybody: 'No invitation from anybody',
  },
  answered: {
    title: 'You said no',
    decline: (seller: string) =>
      `${seller} sees that you declined, and nothing else of you.`,
    never: (seller: string, email: string) =>
      `${seller} sees that you declined. They cannot send an invitation to ${email} again, and are not told so.`,
    neverFromAnybody: (seller: string, email: string) =>
      `${seller} sees that you declined. Nobody can send an invitation to ${email} again, and nobody is told so.`,
    back: 'Back to the invitation',
    allow: 'Allow invitations again',
  },
  unopened: {
    title: 'This invitation cannot be opened',
    incomplete:
      'The link is not complete. Open it from the mail once more, or copy all of it.',
    askAgain: 'Ask who invited you to do so again.',
    toSignIn: 'To the sign-in',
  },
  list: {
    title: 'Invitations',
    none: 'Nobody waits for your answer.',
    toProject: 'To your project',
    words: (by: string, client: string | null) =>
      `${by} invites you${client === null ? ', as part of the team' : `, as one of the people of ${client}`}.`,
    accept: (seller: string) => `Accept ${seller}`,
    decline: (seller: string) => `No, thanks, ${seller}`,
    declined: (seller: string) => `You said no to ${seller}`,
  },
  refused: {
    title: 'Refused for good',
    words: 'No invitation reaches you from these, and they are not told so.',
    anybody: 'Anybody',
    gone: 'Somebody who is gone',
    allow: 'Allow again',
    allowWhom: (whom: string) => `Allow again: ${whom}`,
  },
  nowhere: {
    nothing: 'Nothing here yet',
    foreign: 'This link is for another account',
    invited: 'You are invited',
    signedInAs: (email: ReactNode) => mixed`You are signed in as ${email}.`,
    foreignWords:
      'The link leads to a project that this address was not invited to.',
    invitedWords: 'You are invited; it is for you to say whether you join.',
    nothingWords:
      'Nobody has invited this address to a project yet. When somebody does, you get a mail and find it here.',
    toProjects: 'To your projects',
  },
};
