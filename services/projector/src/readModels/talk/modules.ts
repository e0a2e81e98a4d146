import { modulePart, partsOfStream, type TaskSeenBy } from '@waymark/events';
import type { KnownEvent } from '../model/readModel.ts';
import type { Statement } from '../model/statement.ts';

type Shown = Extract<
  KnownEvent,
  {
    type:
      | 'ProcessCreated'
      | 'ProjectAdded'
      | 'ModuleAdded'
      | 'ModuleRestored'
      | 'PlanCopied'
      | 'ModuleAudienceSet'
      | 'TaskAdded'
      | 'TaskRestored'
      | 'TaskSeenBySet';
  }
>;

/**
 * Keeps which modules of which client's processes, and which jobs of its projects, that client
 * sees, and what in them it does not.
 */
export function modulesShown(out: Statement[], { type, data, stream }: Shown): void {
  const { workspaceId, id: planId } = partsOfStream(stream);
  switch (type) {
    case 'ProcessCreated':
    case 'ProjectAdded':
      out.push({
        name: 'talk plan',
        text: 'INSERT INTO talk_plans (workspace_id, plan_id, client_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        values: [workspaceId, planId, data.clientId],
      });
      return;
    case 'ModuleAdded':
      return show([modulePart.read(data)]);
    case 'ModuleRestored':
      show([modulePart.read(data)]);
      return hide(data.tasks);
    case 'PlanCopied':
      show(data.modules.map((each) => modulePart.read(each)));
      return hide(data.modules.flatMap(({ tasks }) => tasks));
    case 'ModuleAudienceSet':
      return show([{ moduleId: data.moduleId, audience: data.to }]);
    case 'TaskAdded':
    case 'TaskRestored':
      return hide([data.task]);
    case 'TaskSeenBySet':
      return data.to === 'module'
        ? unhide(data.taskId)
        : hide([{ taskId: data.taskId, seenBy: data.to }]);
  }

  function hide(
    tasks: readonly { readonly taskId: string; readonly seenBy?: TaskSeenBy | undefined }[],
  ): void {
    const hidden = tasks.flatMap(({ taskId, seenBy = 'module' }) =>
      seenBy === 'module' ? [] : [taskId],
    );
    if (hidden.length === 0) return;
    const values = [workspaceId, planId, JSON.stringify(hidden)];
    out.push(
      {
        name: 'talk hidden',
        text: `INSERT INTO talk_hidden (workspace_id, plan_id, task_id)
          SELECT $1, $2, jsonb_array_elements_text($3::jsonb) ON CONFLICT DO NOTHING`,
        values,
      },
      {
        name: 'messages hidden',
        text: `UPDATE messages SET task_hidden = true WHERE workspace_id = $1 AND plan_id = $2 AND $3::jsonb ? task_id AND NOT task_hidden`,
        values,
      },
    );
  }

  function unhide(taskId: string): void {
    const values = [workspaceId, planId, taskId];
    out.push(
      {
        name: 'talk not hidden',
        text: 'DELETE FROM talk_hidden WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3',
        values,
      },
      {
        name: 'messages not hidden',
        text: 'UPDATE messages SET task_hidden = false WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND task_hidden',
        values,
      },
    );
  }

  function show(
    modules: readonly { readonly moduleId: string; readonly audience: string }[],
  ): void {
    if (modules.length === 0) return;
    const given = modules.map(({ moduleId, audience }) => ({ module_id: moduleId, audience }));
    out.push({
      name: 'talk modules',
      text: `INSERT INTO talk_modules (workspace_id, plan_id, client_id, module_id, audience)
        SELECT p.workspace_id, p.plan_id, p.client_id, g.module_id, g.audience
          FROM talk_plans p, jsonb_to_recordset($3::jsonb) AS g (module_id text, audience text)
         WHERE p.workspace_id = $1 AND p.plan_id = $2
        ON CONFLICT (workspace_id, plan_id, module_id) DO UPDATE SET audience = excluded.audience`,
      values: [workspaceId, planId, JSON.stringify(given)],
    });
  }
}
