import { prefixOf } from '@waymark/events';
import type { ReadModel, Sources } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';
import { isTakenBy, type TakenEvent } from '../model/takenBy.ts';
import { attentionTo } from './attention.ts';
import { conversations } from './conversations.ts';
import { modulesShown } from './modules.ts';
import { messages, notes } from './query.ts';
import {
  deleted,
  edited,
  messageSent,
  noteAdded,
  replyDecided,
  replyHeld,
  replyRefused,
  stuck,
  taskKey,
} from './writeMessage.ts';
import { fileErased, fileStored, filesAttached } from './files.ts';
import { talkTables } from './table.sql.ts';

/** The read model of what is said about tasks, and who has seen it. */
export const talk: ReadModel = {
  name: 'talk',
  version: 5,
  upgrades: {
    // Who may read what, for users of several clients; and of tasks that are the team's alone.
    5: {
      columns: `
ALTER TABLE messages ADD COLUMN task_hidden boolean NOT NULL DEFAULT false;
CREATE TABLE talk_hidden (
  workspace_id text NOT NULL,
  plan_id text NOT NULL,
  task_id text NOT NULL,
  PRIMARY KEY (workspace_id, plan_id, task_id));`,
    },
  },
  prefixes: [
    prefixOf('process'),
    prefixOf('project'),
    prefixOf('conversation'),
    prefixOf('notes'),
    prefixOf('attention'),
    prefixOf('file'),
  ],
  tables: talkTables,
  resources: [messages, notes, conversations],
  open: (sources) => ({
    async apply(out, events) {
      for (const event of events) if (isTakenBy('talk', event)) await applyOne(out, event, sources);
    },
    close: () => undefined,
  }),
};

async function applyOne(
  out: Statement[],
  event: TakenEvent<'talk'>,
  { vault }: Sources,
): Promise<void> {
  const saying = { out, vault };
  switch (event.type) {
    case 'MessageSent':
      return messageSent(saying, event);
    case 'ReplyHeld':
      return replyHeld(saying, event);
    case 'ReplyRefused':
      return replyRefused(saying, event);
    case 'ReplyLetIn':
    case 'ReplyRejected':
      return replyDecided(saying, event);
    case 'NoteAdded':
      return noteAdded(saying, event);
    case 'MessageEdited':
    case 'NoteEdited':
      return edited(saying, event);
    case 'MessageDeleted':
    case 'NoteDeleted':
      return deleted(saying, event);
    case 'MessageFilesAttached':
    case 'NoteFilesAttached':
      return filesAttached(saying, event);
    case 'FileStored':
      return fileStored(saying, event);
    case 'FileErased':
      return fileErased(saying, event);
    case 'ConversationHanded':
      out.push({
        name: 'hand',
        text: `INSERT INTO conversations (workspace_id, plan_id, task_id, handed_to) VALUES ($1, $2, $3, $4)
          ON CONFLICT (workspace_id, plan_id, task_id) DO UPDATE SET handed_to = excluded.handed_to`,
        values: [...taskKey(event.stream), event.data.to],
      });
      return;
    case 'TaskStatusSet':
      return event.data.to === 'STUCKED' ? stuck(saying, event) : undefined;
    case 'ConversationSeen':
    case 'ConversationPutOff':
    case 'NoticesOpened':
    case 'NoticesRead':
    case 'NoticeRead':
      return attentionTo(out, event);
    case 'ProcessCreated':
    case 'ProjectAdded':
    case 'ModuleAdded':
    case 'ModuleRestored':
    case 'PlanCopied':
    case 'ModuleAudienceSet':
    case 'TaskAdded':
    case 'TaskRestored':
    case 'TaskSeenBySet':
      return modulesShown(out, event);
    default:
      event satisfies never;
  }
}
