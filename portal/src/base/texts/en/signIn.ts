import { countedIn } from '@waymark/look';
import type { ReactNode } from 'react';
import { mixed } from './mixed.ts';

const counted = countedIn('en');

/** Sign-in of both parties (PRODUCT 3.1). */
export const signIn = {
  signIn: {
    title: 'Sign in',
    lead: 'We send a code to your e-mail. No password needed.',
    other: 'Create account',
  },
  signUp: {
    title: 'Create account',
    lead: 'For your team. Clients need none: they come by invitation.',
    firstName: 'First name',
    lastName: 'Last name',
    noName: 'Enter your first name.',
    email: 'Work e-mail',
    create: 'Create account',
    haveOne: 'You have one?',
    signIn: 'Sign in',
    limited: {
      invited:
        'Accounts here are for invited people only. If you were invited, sign in with the address that the invitation went to.',
      some: 'Accounts here are for people of certain companies only, by the address that they have there.',
    },
  },
  toSend: (count: number) =>
    counted(
      count,
      'Sign in to send the change waiting on this device.',
      'Sign in to send # changes waiting on this device.',
    ),
  usePassword: 'Use a password',
  email: 'E-mail',
  noAddress: 'Enter an e-mail address, like name@company.com.',
  send: 'Send code',
  sending: 'Sending',
  code: {
    title: 'Enter the code',
    label: 'Code',
    sentTo: (email: ReactNode) => mixed`We sent six digits to ${email}. They work for 10 minutes.`,
    wasSentTo: (email: ReactNode) =>
      mixed`Enter the six digits that were sent to ${email}. They work for 10 minutes.`,
    linkTitle: 'Open the link',
    link: 'Or paste the link here',
    linkSentTo: (email: ReactNode) =>
      mixed`We sent a link to ${email} instead of a code, because somebody has tried wrong codes for this address today. Open it in this browser. It works for 10 minutes.`,
    newLink: {
      newIn: (time: string) => `New link in ${time}`,
      send: 'Send a link',
      sendNew: 'Send a new link',
    },
    linkMissing: 'Paste the whole link from the e-mail.',
    invitedOnly: 'If no e-mail comes, accounts here may be for invited people only.',
    missing: 'Enter the six digits from the e-mail.',
    invalid: 'You have entered an invalid code. Please try again.',
    login: 'Login',
    newIn: (time: string) => `New code in ${time}`,
    send: 'Send a code',
    sendNew: 'Send a new code',
    otherAddress: 'Use another address',
  },
  /** Over a page whose session has ended. */
  again: {
    title: 'Login',
    ended: 'Your session ended while you were away. Nothing you wrote is lost.',
    linkSentTo: (email: ReactNode) =>
      mixed`We sent a link to ${email} instead of a code, because somebody has tried wrong codes for this address today. Open it in this browser: this page then goes on by itself.`,
    changeEmail: 'Change e-mail',
  },
  language: 'Language',
  local: (mailbox: ReactNode) => mixed`Local mode: e-mails are in the ${mailbox}`,
  mailbox: 'mailbox',
  carousel: {
    title: 'What Waymark does',
    slides: {
      way: {
        title: 'One way through, for you and your client',
        text: 'Write it down once. Every client then goes through it with you, and both of you see whose turn it is.',
      },
      next: {
        title: 'One thing to do next',
        text: 'Your client opens one page and finds the next task, what it is for, and when it is due. The rest can wait.',
      },
      record: {
        title: 'Every step is on record',
        text: 'Who changed what, when, and from which value: ask about any day and get an answer you can rely on.',
      },
    },
    carousel: 'carousel',
    slide: 'slide',
    nth: (n: number, total: number) => `${n} of ${total}`,
    show: (n: number) => `Slide ${n}`,
    play: 'Play',
    pause: 'Pause',
  },
  /** Waymarks on the path, in the words of an onboarding that anybody knows. */
  steps: {
    welcome: 'Welcome',
    review: 'Review and understand',
    transfer: 'Contribute and transfer',
    document: 'Update and document',
    goLive: 'Go live',
  },
};
