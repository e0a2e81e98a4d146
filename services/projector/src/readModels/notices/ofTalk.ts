import { partsOfStream, taskOfStreamId, type Process } from '@waymark/events';
import type { Statement } from '../model/statement.ts';
import type { InStreams, TakenEvent } from '../model/takenBy.ts';
import { accounts, happening, lookingAfter, placeOf, type Happening } from './happening.ts';

export type TalkEvent = InStreams<TakenEvent<'notices'>, 'conversation' | 'notes'>;

/** The notices that follow from what was said about a task. `process`: as it was then. */
export function happeningsSaid(event: TalkEvent, process: Process): Happening[] {
  const task = process.plan.tasks.get(event.data.taskId);
  const module = task && process.plan.modules.get(task.moduleId);
  if (task === undefined || module === undefined) return [];
  const { taskId } = task;
  const place = placeOf(module, task);
  const concerned = accounts([task.assignee, ...lookingAfter(process, task)]);
  switch (event.type) {
    case 'MessageSent': {
      const { messageId, accountId, side, mentions } = event.data;
      const said = { taskId, saidId: messageId, by: accountId, bySide: side };
      return [
        happening(event, place, { ...said, kind: 'named', to: mentions }),
        happening(event, place, {
          ...{ ...said, kind: 'message', to: concerned },
          orOwners: side === 'client' && mentions.length === 0,
        }),
      ];
    }
    case 'MessageEdited': {
      const { messageId: saidId, accountId: by, mentions: to } = event.data;
      return [happening(event, place, { kind: 'named', taskId, saidId, by, to })];
    }
    case 'NoteAdded':
    case 'NoteEdited': {
      const { noteId: saidId, accountId: by, mentions: to } = event.data;
      const audience = 'INTERN';
      return [happening(event, place, { kind: 'noted', taskId, saidId, by, to, audience })];
    }
    case 'ReplyHeld':
      return [
        happening(event, place, {
          ...{ kind: 'held', taskId, saidId: event.data.messageId },
          ...{ audience: 'INTERN', to: concerned, by: null, bySide: null },
          orOwners: true,
        }),
      ];
    case 'ConversationHanded':
      return [
        happening(event, place, {
          ...{ kind: 'handed', taskId, audience: 'INTERN' },
          to: accounts([event.data.to]),
        }),
      ];
    default:
      return event satisfies never;
  }
}

/** Keeps whom a conversation concerns from now on. */
export function keepTalkers(out: Statement[], event: TalkEvent): void {
  const { workspaceId, id } = partsOfStream(event.stream);
  const { processId, taskId } = taskOfStreamId(id);
  const task = [workspaceId, processId, taskId];
  const keep = (people: readonly string[], because: 'spoke' | 'handed') =>
    out.push({
      name: 'keep talkers',
      text: `INSERT INTO notice_talkers (workspace_id, plan_id, task_id, account_id, because)
        SELECT $1, $2, $3, jsonb_array_elements_text($4::jsonb), $5 ON CONFLICT DO NOTHING`,
      values: [...task, JSON.stringify(people), because],
    });
  switch (event.type) {
    case 'MessageSent':
    case 'MessageEdited':
      keep([event.data.accountId, ...event.data.mentions], 'spoke');
      return;
    case 'ConversationHanded':
      out.push({
        name: 'not handed any more',
        text: `DELETE FROM notice_talkers WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND because = 'handed'`,
        values: task,
      });
      if (event.data.to !== null) keep([event.data.to], 'handed');
  }
}
