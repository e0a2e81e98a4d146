import type { ReactNode } from 'react';
import { mixed } from './mixed.ts';

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
    /**
     * `by`: their address; null where it is not known. `target`: name of what it leads to.
     * `client`: null for the team.
     */
    words: (by: ReactNode | null, target: ReactNode | null, client: string | null) =>
      mixed`${by} would like to work with you${target === null ? '' : mixed` on ${target}`}${client === null ? ', as part of the team' : `, as one of the people of ${client}`}.`,
    wentTo: (email: string) =>
      `The invitation went to ${email}. They see nothing of yours before you accept.`,
    typedName: (name: string) =>
      `They call you ${name}. If you have already given your own name, it stays.`,
    declined: 'You declined. You can still accept.',
    other: (other: ReactNode, invited: ReactNode) =>
      mixed`You are signed in as ${other}. The invitation is for ${invited}.`,
    signInAs: (email: string) => `Sign in as ${email}`,
    never: (seller: string) => `No more invitations from ${seller}`,
    neverFromAnybody: 'No more invitations from anybody',
  },
  answered: {
    title: 'You declined',
    decline: (seller: string) => `${seller} sees only that you declined.`,
    never: (seller: string, email: string) =>
      `${seller} sees that you declined. They can no longer send invitations to ${email}, and they are not told.`,
    neverFromAnybody: (seller: string, email: string) =>
      `${seller} sees that you declined. Nobody can send invitations to ${email} any more, and nobody is told.`,
    back: 'Back to the invitation',
    allow: 'Allow invitations again',
  },
  unopened: {
    title: 'This invitation cannot be opened',
    incomplete: 'The link is incomplete. Open it from the e-mail again, or copy all of it.',
    askAgain: 'Ask the person who invited you to do so again.',
    toSignIn: 'To the sign-in',
  },
  list: {
    title: 'Invitations',
    none: 'No invitation is waiting for your answer.',
    toProject: 'To your project',
    words: (by: string, client: string | null) =>
      `${by} invites you${client === null ? ', as part of the team' : `, as one of the people of ${client}`}.`,
    accept: (seller: string) => `Accept ${seller}`,
    decline: (seller: string) => `No, thanks, ${seller}`,
    declined: (seller: string) => `You declined ${seller}`,
  },
  refused: {
    title: 'Declined for good',
    words: 'You get no more invitations from these. They are not told.',
    anybody: 'Anybody',
    gone: 'Somebody who no longer exists',
    allow: 'Allow again',
    allowWhom: (whom: string) => `Allow again: ${whom}`,
  },
  nowhere: {
    nothing: 'Nothing here yet',
    foreign: 'This link is for another account',
    former: (workspace: string) => `You are not part of ${workspace} any more`,
    formerWords: 'Somebody there ended your access. Ask them if you did not expect that.',
    invited: 'You are invited',
    signedInAs: (email: ReactNode) => mixed`You are signed in as ${email}.`,
    foreignWords: 'The link leads to a project that this address was not invited to.',
    invitedWords: 'You are invited. You decide whether to join.',
    nothingWords:
      'Nobody has invited this address to a project yet. When somebody does, you get an e-mail and find it here.',
    toProjects: 'To your projects',
  },
};
