import type { ImportShape } from '@waymark/api';
import type { WrittenDay } from './hints/dates.ts';
import type { LevelCount, Levels } from './layout/levels.ts';
import type { NoteSaid } from './texts/index.ts';

/** Lines of the document, first and last, counted from 1. */
export type Span = readonly [first: number, last: number];

/** One box of the checklist, or one item of a list where it has none. */
export type OutlineTask = {
  /** Plain text, 1–80 characters, or up to 200 where whole sentences were asked for. */
  headline: string;
  /** Sanitised HTML, '' if there is nothing more to say than the headline. */
  description: string;
  /** The same without a cut; null where nothing was cut. */
  whole: { headline: string; description: string } | null;
  /** Leads to the first link of its words. */
  action: { href: string; text: string } | null;
  /** Who does it, as the document calls them. */
  role: string | null;
  dueInDays: number | null;
  /** The day that the document names; `dueInDays` is counted from its first one. */
  date: WrittenDay | null;
  mandatory: boolean;
  /** The document says that it is for the team alone. */
  internal: boolean;
  /** The document says that it is hidden for now. */
  hidden: boolean;
  /** The box was ticked in the file; the task is made undone all the same, and a note says so. */
  checked: boolean;
  line: number;
  spans: Span[];
};

/** What a module holds, in the order of the file. */
export type OutlineBlock =
  | {
      kind: 'text';
      html: string;
      line: number;
      spans: Span[];
      /** The same as tasks, which somebody may make of it; null where nothing in it can be one. */
      tasks: OutlineBlock[] | null;
    }
  | { kind: 'task'; task: OutlineTask };

export type OutlineModule = {
  title: string;
  /** Sanitised HTML: of the heading what its title alone would lose. */
  description: string;
  /** INTERN where the document says that it is for the team alone. */
  audience: 'INTERN' | 'EXTERN';
  blocks: OutlineBlock[];
  line: number;
};

/** Always has at least one module. */
export type OutlineMilestone = { name: string; modules: OutlineModule[]; line: number };

/** What a note is about; the text says what happened to it. */
export type OutlineNoteKind =
  | 'frontmatter'
  | 'comment'
  | 'html'
  | 'image'
  | 'link'
  | 'footnote'
  | 'checked'
  | 'nested'
  | 'shortened'
  | 'unnamed'
  | 'unplaced'
  | 'divider'
  | 'date'
  | 'column'
  | 'characters'
  | 'list'
  | 'no-boxes';

/** Something that is not in the blueprint as it stands in the file; told by one clear sentence. */
export type OutlineNote = {
  line: number;
  /** The last line that it is about. */
  lastLine: number;
  kind: OutlineNoteKind;
  said: NoteSaid;
};

/** What a line of the document became. */
export type LineKind = 'blank' | 'heading' | 'task' | 'text' | 'note';

/**
 * What an import will make, found before anything is made: shown to be changed, and carried out by
 * the command.
 */
export type Outline = {
  /** The blueprint's name, 1–200 characters. */
  title: string;
  /** The document as it was read. */
  source: string;
  milestones: OutlineMilestone[];
  /** By line. */
  notes: OutlineNote[];
  counts: { milestones: number; modules: number; tasks: number; links: number; comments: number };
  /** One for each line of the document. */
  lines: LineKind[];
  /** Levels of headings that it has, and what they became. */
  levels: { found: LevelCount[]; chosen: Levels };
  shape: ImportShape;
};
