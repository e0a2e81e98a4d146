import type { NoteSaid } from './texts/index.ts';

/** One box of the checklist. */
export type OutlineTask = {
  /** Plain text, 1–200 characters. */
  headline: string;
  /** Sanitised HTML, '' if there is nothing more to say than the headline. */
  description: string;
  /** The box was ticked in the file; the task is made undone all the same, and a note says so. */
  checked: boolean;
  line: number;
};

/** What a module holds, in the order of the file. */
export type OutlineBlock =
  | { kind: 'text'; html: string; line: number }
  | { kind: 'task'; task: OutlineTask };

export type OutlineModule = {
  title: string;
  /** Sanitised HTML: the heading itself where its title alone would lose a link or its end. */
  description: string;
  blocks: OutlineBlock[];
  line: number;
};

/** Always has at least one module. */
export type OutlineMilestone = {
  name: string;
  modules: OutlineModule[];
  line: number;
};

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
  | 'characters'
  | 'no-boxes';

/** Something that is not in the blueprint as it stands in the file; told by one clear sentence. */
export type OutlineNote = {
  line: number;
  kind: OutlineNoteKind;
  said: NoteSaid;
};

/** What an import will make, found before anything is made: shown in the preview, and carried out by the command. */
export type Outline = {
  /** The blueprint's name, 1–200 characters. */
  title: string;
  milestones: OutlineMilestone[];
  /** By line. */
  notes: OutlineNote[];
  counts: {
    milestones: number;
    modules: number;
    tasks: number;
    links: number;
    comments: number;
  };
};
