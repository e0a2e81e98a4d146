import { z } from 'zod';
import { brandHeader, brandPicture, colour } from './brand.ts';
import { fieldsOf } from './fields/field.ts';
import { own, text } from './fields/kinds.ts';
import { zoneName } from './mailSettings.ts';
import { line, name } from './plan/givenText.ts';
import { bookingHostOf, MOST_BOOKING_HOSTS } from './taskTypes/bookingProviders.ts';
import { phrase } from './telling/phrase.ts';

/** Characters of a claim at most: it stands in one line. */
export const MOST_CLAIM = 80;

/** In small letters, as addresses write it. */
const bookingHost = z
  .string()
  .overwrite((typed) => bookingHostOf(typed) ?? typed)
  .refine(
    (host) => bookingHostOf(host) !== null,
    'must be the name of a public host alone, such as meetings.example.com',
  );

/**
 * What a workspace settles for itself, each said once (ADR 51): event, command, decision, column,
 * what `GET /api/me` says of it and the words of the history follow from its line. A client's users
 * are told what a setting begins with, unless its column stands beside the table.
 */
export const workspaceFields = fieldsOf({
  name: text(name, {
    event: 'WorkspaceRenamed',
    command: 'RenameWorkspace',
    did: 'workspaceRenamed',
    names: true,
    example: 'Acme Software',
    ownColumn: true,
  }),
  /**
   * Working hours within which it promises its clients an answer (PRODUCT 4.8); null where it
   * promises nothing.
   */
  answerHours: own(
    'number',
    {
      schema: z.number().int().nullable(),
      given: z.number().int().min(1).max(80).nullable(),
      tells: (hours) => (hours === null ? null : phrase('value.workingHours', hours)),
    },
    {
      begins: null,
      event: 'AnswerTimePromised',
      did: 'answerTimePromised',
      label: 'answerTime',
      path: 'answerTime',
      example: 4,
      ownCommand: true,
      ownColumn: true,
    },
  ),
  /**
   * IANA name: by which it is told which day it is (PRODUCT 4.13); null: that of the instance. Once
   * set it is never taken back.
   */
  timeZone: own(
    'text',
    { schema: z.string().nullable(), given: zoneName, tells: (zone) => zone },
    {
      begins: null,
      event: 'WorkspaceZoneSet',
      command: 'SetTimeZone',
      did: 'workspaceZoneSet',
      example: 'Pacific/Auckland',
      ownEvent: true,
      ownColumn: true,
    },
  ),
  /**
   * Of whose hosts booking pages are taken, beside those of the providers themselves (PRODUCT
   * 16.5): of its own domain, on which HubSpot shows its booking pages.
   */
  bookingHosts: own(
    'structure',
    {
      schema: z.array(z.string()),
      given: z.array(bookingHost).max(MOST_BOOKING_HOSTS),
      tells: (hosts) => hosts.join(', '),
    },
    {
      begins: [],
      event: 'BookingHostsSet',
      did: 'bookingHostsSet',
      example: ['meetings.acme.example'],
      ownCommand: true,
    },
  ),
  /** By which name clients know the workspace (PRODUCT 22.1); '': by that of the team. */
  displayName: text(name, { begins: '', did: 'displayNameSet', example: 'Acme Onboarding' }),
  /** One line under that name. */
  claim: text(line.max(MOST_CLAIM, `must have at most ${MOST_CLAIM} characters`), {
    begins: '',
    did: 'claimSet',
    example: 'Live in eight weeks',
  }),
  /** Of buttons, links and marks wherever clients are; null: that of the product. */
  brandColor: own(
    'text',
    { schema: z.string().nullable(), given: colour.nullable(), tells: (hex) => hex },
    { begins: null, did: 'brandColorSet', example: '#f5b800' },
  ),
  /** The ground of the portal's header; null: white. */
  header: own(
    'structure',
    {
      schema: brandHeader.nullable(),
      given: brandHeader.nullable(),
      tells: (header) =>
        header === null ? null : 'color' in header ? header.color : phrase('value.picture'),
    },
    {
      begins: null,
      did: 'headerSet',
      example: { color: '#16191c' },
      ownCommand: true,
      ownColumn: true,
    },
  ),
  logo: own(
    'structure',
    {
      schema: brandPicture.nullable(),
      given: brandPicture.nullable(),
      tells: (logo) => (logo === null ? null : phrase('value.picture')),
    },
    {
      begins: null,
      did: 'logoSet',
      example: {
        fileId: 'logo',
        type: 'image/png',
        content: { key: 'a'.repeat(64), bytes: 4_096, width: 96, height: 96 },
      },
      ownCommand: true,
      ownColumn: true,
    },
  ),
});
