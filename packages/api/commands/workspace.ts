import {
  audience,
  bookingProvider,
  colour,
  roleId,
  workspaceFields,
  zoneName,
} from '@waymark/events';
import { z } from 'zod';
import { email, id, name } from '../text.ts';
import { command } from './command.ts';
import { fieldCommands } from './fieldCommands.ts';
import { ofSample } from './sample.ts';

const roleWords = {
  name,
  internExtern: audience,
  /** INTERN only: the address of a team user; empty or absent for none. */
  defaultEmailAddress: email.nullish(),
};

const { RenameWorkspace, ...set } = fieldCommands('Workspace', {}, workspaceFields, {});

export const workspaceCommands = {
  /** With the time zone of whoever creates it; without one it goes by that of the instance. */
  CreateWorkspace: command(z.object({ workspaceId: id, name, timeZone: zoneName.optional() }), {
    workspaceId: ofSample.workspaceId,
    name: 'Acme',
    timeZone: 'Europe/Warsaw',
  }),
  RenameWorkspace,
  /** Working hours within which clients are promised an answer; null takes the promise back. */
  PromiseAnswerTime: command(z.object({ hours: workspaceFields.answerHours.given }), { hours: 4 }),
  ...set,
  /** With what a provider signs what it tells of bookings; null when it is to be heard no more. */
  SetBookingKey: command(
    z.object({ provider: bookingProvider, key: z.string().trim().min(8).max(500).nullable() }),
    { provider: 'CALENDLY', key: 'the-key-of-calendly' },
  ),
  /** Whose booking pages are taken, beside those of the providers themselves. */
  SetBookingHosts: command(z.object({ hosts: workspaceFields.bookingHosts.given }), {
    hosts: ['meetings.acme.example'],
  }),
  /** A logo that was brought by `POST /api/uploads?carrier=brand`; null takes it away. */
  SetWorkspaceLogo: command(z.object({ logo: id.nullable() }), { logo: null }),
  /** The portal's header: of a colour, or a picture that was brought as a logo is; null: white. */
  SetWorkspaceHeader: command(
    z.object({
      header: z.union([z.object({ color: colour }), z.object({ picture: id })]).nullable(),
    }),
    { header: { color: '#16191c' } },
  ),
  /** Logo, header and colour become those of a new workspace; its words stay. */
  ResetStyles: command(z.object({}), {}),
  /** Also takes an invitation back. */
  RemoveTeamUser: command(z.object({ accountId: id }), { accountId: ofSample.colleague }),
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
