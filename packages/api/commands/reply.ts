import { z } from 'zod';
import { shownDraft } from './importDraft.ts';
import { importShape } from './importShape.ts';

/**
 * Answer to a command: revision of the target stream and position in the log after it; the newest
 * ones where nothing changed.
 */
export const commandReply = z.object({
  revision: z.string(),
  position: z.string(),
  /** It was so already: nothing happened by it. */
  unchanged: z.literal(true).optional(),
});
export type CommandReply = z.infer<typeof commandReply>;

const shownBlocks = shownDraft.shape.milestones.element.shape.modules.element.shape.blocks;
const span = z.tuple([z.number(), z.number()]);

/**
 * The plan that an import would make, before anything happens: `POST /api/previews/blueprint-import
 * {fileName, source, shape}`. The draft may be changed and is then given to `ImportBlueprint`.
 */
export const importPreview = z.object({
  title: z.string(),
  /** Whether the document is an exported blueprint, which is laid out as it was. */
  isExport: z.boolean(),
  /** The document as it was read: of rich text what was made of it. */
  source: z.string(),
  draft: shownDraft,
  /**
   * By the key of each item of the draft: the lines that it comes from, and for a short title what
   * it was cut from.
   */
  items: z.record(
    z.string(),
    z.object({
      spans: z.array(span),
      whole: z.object({ headline: z.string(), description: z.string() }).nullable(),
      /** Of a text the tasks that can be made of it, with what stays text between them. */
      tasks: shownBlocks.nullable(),
    }),
  ),
  /** Placeholders whom those tasks name and the draft has not. */
  peopleOfTexts: shownDraft.shape.placeholders,
  /** Everything that was left out or changed, by line. */
  notes: z.array(
    z.object({ line: z.number(), lastLine: z.number(), kind: z.string(), text: z.string() }),
  ),
  counts: z.object({
    milestones: z.number(),
    modules: z.number(),
    tasks: z.number(),
    links: z.number(),
    comments: z.number(),
  }),
  /** What each line became. */
  lines: z.array(z.enum(['blank', 'heading', 'task', 'text', 'note'])),
  /** Levels of headings that the document has, and what of them became milestones and modules. */
  levels: z.object({
    found: z.array(z.object({ level: z.number(), count: z.number() })),
    chosen: z.object({
      milestones: z.union([z.number(), z.enum(['one', 'groups'])]),
      modules: z.number(),
    }),
  }),
  shape: importShape,
});
export type ImportPreview = z.infer<typeof importPreview>;

/** One way in which a document and a blueprint differ. */
const importChange = z.object({
  /** By which `ImportChanges` accepts it. */
  key: z.string(),
  sign: z.enum(['added', 'changed', 'removed']),
  what: z.enum([
    'plan',
    'milestone',
    'module',
    'task',
    'content',
    'variable',
    'placeholder',
    /** What its rollouts are proposed. */
    'dates',
    /** Who follows its rollouts as a whole. */
    'followers',
    /** The words of a mail, which is named. */
    'mail',
  ]),
  name: z.string(),
  /** Where it stands, by names; null where it is not inside one. */
  milestone: z.string().nullable(),
  module: z.string().nullable(),
  /** Its key in the draft, which leads to its lines; null for what the document doesn't have. */
  item: z.string().nullable(),
  /** Of a module or milestone that comes or goes: its tasks. */
  tasks: z.number(),
  /** What of it changes, as text; null for nothing and for what has no text. */
  fields: z.array(
    z.object({
      field: z.enum([
        'name',
        'description',
        'audience',
        'participants',
        'milestone',
        /** Of a task that has moved. */
        'module',
        'order',
        'action',
        'assignee',
        'followers',
        'dueInDays',
        'mandatory',
        'seenBy',
        /** As `2 hours`: amount and unit. */
        'duration',
        'variables',
        /** Of a variable. */
        'value',
        'label',
        'content',
        /** Days (YYYY-MM-DD). */
        'start',
        'end',
        'subject',
        'headline',
        'body',
        'buttonText',
      ]),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});
export type ImportChange = z.infer<typeof importChange>;

/**
 * The changes that a draft would make to a blueprint that is there: `POST
 * /api/previews/blueprint-difference {blueprintId, draft}`.
 */
export const importDifference = z.object({ name: z.string(), changes: z.array(importChange) });
export type ImportDifference = z.infer<typeof importDifference>;

/** Kinds of what a file may lack of a blueprint, or bring back otherwise. */
export const leftOutKinds = [
  /** The table is no more than any other. */
  'asTable',
  'people',
  'texts',
  'contents',
  'formatting',
  'buttons',
  'assignees',
  'followers',
  'participants',
  'placeholders',
  'variables',
  'shownVariables',
  'dates',
  'planFollowers',
  'mails',
  'name',
  'details',
] as const;
const leftOut = z.object({ what: z.enum(leftOutKinds), count: z.number() });
export type LeftOut = z.infer<typeof leftOut>;

/** A blueprint as a file: `GET /api/previews/blueprint-export/<id>/<md|json|csv>`. */
export const blueprintExport = z.object({
  fileName: z.string(),
  /** Its media type. */
  type: z.string(),
  text: z.string(),
  /** What an import of it does not make again. */
  leftOut: z.array(leftOut),
});
export type BlueprintExport = z.infer<typeof blueprintExport>;
