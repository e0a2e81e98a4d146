import { modulePart, partsOfStream } from '@waymark/events';
import type { Known } from '../readModel.ts';
import type { Statement } from '../statement.ts';

type Shown = Extract<
  Known,
  {
    type:
      | 'ProcessCreated'
      | 'ProjectAdded'
      | 'ModuleAdded'
      | 'ModuleRestored'
      | 'PlanCopied'
      | 'ModuleAudienceSet';
  }
>;

/** Keeps which modules of which client's processes, and which jobs of its projects, that client sees. */
export function modulesShown(
  out: Statement[],
  { type, data, stream }: Shown,
): void {
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
    case 'ModuleRestored':
      return show([modulePart.read(data)]);
    case 'PlanCopied':
      return show(data.modules.map((each) => modulePart.read(each)));
    case 'ModuleAudienceSet':
      return show([{ moduleId: data.moduleId, audience: data.to }]);
  }

  function show(
    modules: readonly {
      readonly moduleId: string;
      readonly audience: string;
    }[],
  ): void {
    if (modules.length === 0) return;
    const given = modules.map(({ moduleId, audience }) => ({
      module_id: moduleId,
      audience,
    }));
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
