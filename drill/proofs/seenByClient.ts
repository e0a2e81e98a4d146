import type { Blueprint, Process } from '@waymark/events';

/** The part of a plan that a user of its client sees: of a process what is EXTERN, of a blueprint nothing. */
export function seenByClient<State extends Blueprint | Process>(
  state: State,
): State {
  if (state.kind === 'blueprint') return { ...state, life: 'absent' };
  const { plan } = state;
  const modules = new Map(
    [...plan.modules].filter(([, { audience }]) => audience === 'EXTERN'),
  );
  const within = <Part extends { readonly moduleId: string }>(
    parts: ReadonlyMap<string, Part>,
  ) => new Map([...parts].filter(([, { moduleId }]) => modules.has(moduleId)));
  const [tasks, blocks] = [within(plan.tasks), within(plan.blocks)];
  return { ...state, plan: { ...plan, modules, tasks, blocks } };
}
