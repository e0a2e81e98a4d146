import { audience, bookingProvider, roleId, zoneName } from '@waymark/events';
import {
  bookingHostOf,
  MOST_BOOKING_HOSTS,
} from '@waymark/events/bookingProviders';
import { z } from 'zod';
import { email, id, name } from '../text.ts';
import { command } from './command.ts';
import { ofSample } from './sample.ts';

const roleWords = {
  name,
  internExtern: audience,
  /** INTERN only: the address of a team user; empty or absent for none. */
  defaultEmailAddress: email.nullish(),
};

/** In small letters, as addresses write it. */
const bookingHost = z
  .string()
  .overwrite((typed) => bookingHostOf(typed) ?? typed)
  .refine(
    (host) => bookingHostOf(host) !== null,
    'must be the name of a public host alone, such as meetings.example.com',
  );

export const workspaceCommands = {
  /** With the time zone of whoever creates it; without one it goes by that of the instance. */
  CreateWorkspace: command(
    z.object({ workspaceId: id, name, timeZone: zoneName.optional() }),
    {
      workspaceId: ofSample.workspaceId,
      name: 'Acme',
      timeZone: 'Europe/Warsaw',
    },
  ),
  RenameWorkspace: command(z.object({ name }), { name: 'Acme Software' }),
  /** Working hours within which clients are promised an answer; null takes the promise back. */
  PromiseAnswerTime: command(
    z.object({ hours: z.number().int().min(1).max(80).nullable() }),
    { hours: 4 },
  ),
  /** By which it is told which day it is. */
  SetTimeZone: command(z.object({ timeZone: zoneName }), {
    timeZone: 'Pacific/Auckland',
  }),
  /** With what a provider signs what it tells of bookings; null when it is to be heard no more. */
  SetBookingKey: command(
    z.object({
      provider: bookingProvider,
      key: z.string().trim().min(8).max(500).nullable(),
    }),
    { provider: 'CALENDLY', key: 'the-key-of-calendly' },
  ),
  /** Whose booking pages are taken, beside those of the providers themselves. */
  SetBookingHosts: command(
    z.object({ hosts: z.array(bookingHost).max(MOST_BOOKING_HOSTS) }),
    { hosts: ['meetings.acme.example'] },
  ),
  /** Also takes an invitation back. */
  RemoveTeamUser: command(z.object({ accountId: id }), {
    accountId: ofSample.colleague,
  }),
  AddRole: command(z.object({ roleId, ...roleWords }), {
    roleId: 'r::new',
    name: 'Customer success',
    internExtern: 'INTERN',
    defaultEmailAddress: 'olga@w.example',
  }),
  ChangeRole: command(z.object({ roleId, ...roleWords }), {
    roleId: ofSample.roleId,
    name: 'Legal counsel',
    internExtern: 'EXTERN',
  }),
  RemoveRole: command(z.object({ roleId }), { roleId: ofSample.roleId }),
};
