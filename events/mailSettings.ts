import { z } from 'zod';

/**
 * What a mail may be about; each has a cadence of its own. Codes, invitations and what concerns
 * security are none of them.
 */
export const mailKinds = [
  /** Questions and answers in conversations. */
  'answers',
  /** Somebody names me. */
  'mentions',
  /** Somebody can't go on. */
  'stuck',
  /** What has become my turn, is due soon, or was due. */
  'turn',
  /** Done by others. */
  'others',
] as const;
export const mailKind = z.enum(mailKinds);
export type MailKind = z.infer<typeof mailKind>;

export const cadences = ['atOnce', 'daily', 'weekly', 'never'] as const;
export const cadence = z.enum(cadences);
export type Cadence = z.infer<typeof cadence>;

/** A time of day on the clock of whom it is about, HH:MM. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 08:00');

export const quietHours = z.object({
  on: z.boolean(),
  from: timeOfDay,
  to: timeOfDay,
  /** All of Saturday and Sunday. */
  weekends: z.boolean(),
  /** Not while somebody can't go on. */
  exceptStuck: z.boolean(),
});
export type QuietHours = z.infer<typeof quietHours>;

/** An IANA time zone that this program knows. */
export const zoneName = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'must be a time zone like Europe/Warsaw');

export type MailSettings = {
  readonly kinds: Readonly<Record<MailKind, Cadence>>;
  readonly quiet: QuietHours;
  /** When the mail of the day comes. */
  readonly digestAt: string;
  /** null: not known. */
  readonly timeZone: string | null;
};

/** What goes for whoever has chosen nothing else. */
export const defaultMailSettings: MailSettings = {
  kinds: {
    answers: 'atOnce',
    mentions: 'atOnce',
    stuck: 'atOnce',
    turn: 'daily',
    others: 'weekly',
  },
  quiet: { on: true, from: '18:00', to: '08:00', weekends: true, exceptStuck: false },
  digestAt: '08:00',
  timeZone: null,
};

/** What somebody chooses; what is absent stays as it is. */
export const mailChoice = z.object({
  kinds: z.partialRecord(mailKind, cadence).optional(),
  quiet: quietHours.partial().optional(),
  digestAt: timeOfDay.optional(),
  timeZone: z.string().optional(),
});
export type MailChoice = z.infer<typeof mailChoice>;

/**
 * What somebody has stopped by one click: all mails, those of some kinds, or those about a task.
 */
export const mailStop = z.discriminatedUnion('of', [
  z.object({ of: z.literal('all') }),
  z.object({ of: z.literal('kinds'), kinds: z.array(mailKind).min(1) }),
  z.object({
    of: z.literal('task'),
    workspaceId: z.string(),
    processId: z.string(),
    taskId: z.string(),
  }),
]);
export type MailStop = z.infer<typeof mailStop>;

/** What somebody has chosen of their mails. */
export type MailChoices = {
  readonly chosen: MailChoice;
  /** By what a stop is known -> the stop. */
  readonly stopped: ReadonlyMap<string, MailStop>;
  /** The zone that their browser last named; it goes while they have chosen none. */
  readonly zoneNoticed: string | null;
};

export const noMailChoices: MailChoices = { chosen: {}, stopped: new Map(), zoneNoticed: null };

export function stopKey(stop: MailStop): string {
  switch (stop.of) {
    case 'all':
      return 'all';
    case 'kinds':
      return `kinds ${[...stop.kinds].sort().join(' ')}`;
    case 'task':
      return `task ${stop.workspaceId} ${stop.processId} ${stop.taskId}`;
  }
}

/** What goes for somebody, as they chose it and have not stopped it. */
export function mailSettingsOf(
  { chosen, stopped, zoneNoticed }: MailChoices,
  defaults: MailSettings,
): MailSettings {
  const stops = [...stopped.values()];
  const isStopped = (kind: MailKind) =>
    stops.some((stop) => stop.of === 'all' || (stop.of === 'kinds' && stop.kinds.includes(kind)));
  const kinds = { ...defaults.kinds, ...chosen.kinds };
  return {
    kinds: Object.fromEntries(
      mailKinds.map((kind) => [kind, isStopped(kind) ? 'never' : kinds[kind]]),
    ) as MailSettings['kinds'],
    quiet: { ...defaults.quiet, ...chosen.quiet },
    digestAt: chosen.digestAt ?? defaults.digestAt,
    timeZone: chosen.timeZone ?? zoneNoticed ?? defaults.timeZone,
  };
}

/** What is chosen, over what was: a kind that is chosen anew is stopped no longer. */
export function withMailChoice(
  { chosen, stopped, ...rest }: MailChoices,
  { kinds, quiet, ...others }: MailChoice,
): MailChoices {
  const anew = Object.keys(kinds ?? {});
  const left = [...stopped].flatMap(([key, stop]): [string, MailStop][] => {
    if (anew.length === 0 || stop.of === 'task') return [[key, stop]];
    const still = (stop.of === 'all' ? mailKinds : stop.kinds).filter(
      (kind) => !anew.includes(kind),
    );
    const smaller: MailStop = { of: 'kinds', kinds: [...still] };
    return still.length === 0 ? [] : [[stopKey(smaller), smaller]];
  });
  return {
    ...rest,
    stopped: new Map(left),
    chosen: {
      ...chosen,
      ...others,
      ...(kinds && { kinds: { ...chosen.kinds, ...kinds } }),
      ...(quiet && { quiet: { ...chosen.quiet, ...quiet } }),
    },
  };
}
