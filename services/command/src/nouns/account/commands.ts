import { commandSchemas as schemas } from '@waymark/api';
import { streamOf, nouns } from '@waymark/events';
import { entry } from '../commandEntry.ts';
import { callingPerson } from '../../handling/callingPerson.ts';
import { plainNamesOfPeople } from '../../payloads/plainNames.ts';
import type { Caller } from '../../policies/caller.ts';
import { anyPerson } from '../../policies/policies.ts';
import * as account from './account.ts';

/** Of who gives the command. */
const ownStream = {
  everywhere: true,
  stream: (_: unknown, { caller }: { caller: Caller }) =>
    streamOf.account(callingPerson(caller)),
  fold: () => nouns.account,
  policy: anyPerson,
};

export const accountTable = {
  ChangeProfile: entry({
    ...ownStream,
    schema: plainNamesOfPeople(schemas.ChangeProfile, 'firstName', 'lastName'),
    prepare: (profile, accounts, { actor }) =>
      accounts.sealProfile(callingPerson(actor), profile),
    decide: (_, __, { actor, prepared: sealed }) => [
      {
        type: 'ProfileChanged',
        data: { accountId: callingPerson(actor), sealed },
      },
    ],
  }),
  ChooseLanguage: entry({
    ...ownStream,
    schema: schemas.ChooseLanguage,
    decide: (state, { language }, { actor }) =>
      account.chooseLanguage(state, callingPerson(actor), language),
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
