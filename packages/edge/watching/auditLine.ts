import { z } from 'zod';

/** Events of the audit log, by names that never change. */
export const auditEvents = [
  /** Somebody signed in by a code or a password, or came in as a guest by a link. */
  'sign-in',
  'guest-in',
  'sign-out',
  /** A code or a password that was wrong, or a code that was over or of another browser. */
  'sign-in-failed',
  /** Somebody chose a password, in place of another or as their first, or did away with theirs. */
  'password-set',
  'password-removed',
  /** A link's password that was wrong. */
  'link-password-wrong',
  /** A message of a booking provider that its key did not sign. */
  'signature-wrong',
  /** Who is known asked for what is not theirs: 403, or 404 for what is hidden from them. */
  'access-refused',
  /** Who asked too often: 429. */
  'limit-reached',
  /** Somebody of the team looks as a client's user. */
  'view-begun',
  /**
   * A list with people's data was read, of a hundred entries or more: what an export does. Within a
   * minute it is one line.
   */
  'personal-data-read',
  /** What an operator had done, by the page or on the command line. */
  'operator-act',
  /** A person's data were erased. */
  'erasure',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

/**
 * Details that an audit line may have beside its event: ids, never words of people, addresses,
 * codes, passwords or tokens.
 */
const details = {
  account: z.string().optional().meta({ description: 'Id of the account, or of the guest.' }),
  guest: z.literal(true).optional().meta({ description: 'The id is that of a guest.' }),
  by: z
    .string()
    .optional()
    .meta({
      description:
        'Id of the account that looks as that one; `command line` for who runs a command.',
    }),
  workspace: z.string().optional().meta({ description: 'Id of the workspace that was named.' }),
  action: z
    .string()
    .optional()
    .meta({
      description: 'Name of the command, route or act; never the address that was asked for.',
    }),
  code: z.string().optional().meta({ description: 'Why it was refused, as in the answer.' }),
  rows: z.number().int().optional().meta({ description: 'How many entries were given.' }),
};

/** One line of the audit log, beside what pino writes of time, process and level. */
export const auditLine = z
  .object({
    audit: z.literal(true),
    event: z.enum(auditEvents),
    network: z
      .string()
      .optional()
      .meta({
        description: 'Where it came from: the first 24 bits of an IPv4 address, 48 of an IPv6 one.',
      }),
    requestId: z.string().optional(),
    status: z.number().int().optional().meta({ description: 'Of the answer (HTTP).' }),
    times: z
      .number()
      .int()
      .min(2)
      .optional()
      .meta({ description: 'How often, since the line before about the same; absent: once.' }),
    ...details,
  })
  .meta({ title: 'A line of the audit log of Waymark' });
export type AuditLine = z.infer<typeof auditLine>;
/** The details that a caller gives of an event of the audit log; the rest is added. */
export type AuditDetails = Omit<
  AuditLine,
  'audit' | 'event' | 'network' | 'requestId' | 'status' | 'times'
>;
