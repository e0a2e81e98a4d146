import { commandSchemas as schemas } from '@waymark/api';
import { streamOf, nouns } from '@waymark/events';
import { entry } from '../commandEntry.ts';
import { callingPerson } from '../../callers/callingPerson.ts';
import { plainNamesOfPeople } from '../../payloads/plainNames.ts';
import type { Caller } from '../../policies/caller.ts';
import { anyPerson } from '../../policies/policies.ts';
import * as account from './account.ts';
import { changeMailSettings, noticeTimeZone, resumeMails, stopMails } from './mailSettings.ts';

/** Of who gives the command. */
const ownStream = {
  everywhere: true,
  stream: (_: unknown, { caller }: { caller: Caller }) => streamOf.account(callingPerson(caller)),
  fold: () => nouns.account,
  policy: anyPerson,
};

export const accountTable = {
  ChangeProfile: entry({
    ...ownStream,
    schema: plainNamesOfPeople(schemas.ChangeProfile, 'firstName', 'lastName'),
    prepare: (profile, accounts, { actor }) => accounts.sealProfile(callingPerson(actor), profile),
    decide: (state, _, { actor, prepared }) =>
      account.changeProfile(state, callingPerson(actor), prepared),
  }),
  ChooseLanguage: entry({
    ...ownStream,
    schema: schemas.ChooseLanguage,
    decide: (state, { language }, { actor }) =>
      account.chooseLanguage(state, callingPerson(actor), language),
  }),
  ChangeMailSettings: entry({
    ...ownStream,
    schema: schemas.ChangeMailSettings,
    decide: (state, choice, { actor }) => changeMailSettings(state, callingPerson(actor), choice),
  }),
  NoticeTimeZone: entry({
    ...ownStream,
    schema: schemas.NoticeTimeZone,
    decide: (state, { timeZone }, { actor }) =>
      noticeTimeZone(state, callingPerson(actor), timeZone),
  }),
  StopMails: entry({
    ...ownStream,
    schema: schemas.StopMails,
    decide: (state, { stop }, { actor }) => stopMails(state, callingPerson(actor), stop),
  }),
  ResumeMails: entry({
    ...ownStream,
    schema: schemas.ResumeMails,
    decide: (state, { stop }, { actor }) => resumeMails(state, callingPerson(actor), stop),
  }),
  BlockInvitations: entry({
    ...ownStream,
    schema: schemas.BlockInvitations,
    decide: (state, { from = null }, { actor }) =>
      account.blockInvitations(state, callingPerson(actor), from),
  }),
  AllowInvitations: entry({
    ...ownStream,
    schema: schemas.AllowInvitations,
    decide: (state, { from = null }, { actor }) =>
      account.allowInvitations(state, callingPerson(actor), from),
  }),
};
