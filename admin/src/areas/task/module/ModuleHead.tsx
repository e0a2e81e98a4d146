import type { ModuleRow } from '@waymark/api';
import { milestoneMark } from '@waymark/look';
import { Button, IconButton } from '@mui/material';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ModuleMenu } from './ModuleMenu.tsx';
import { statusSteps } from '../../../parts/plans/moduleStatus.ts';
import { ModuleDescription, ModuleTitle } from './ModuleTitle.tsx';
import { moduleAddress, neighbours, type PlanAround } from '../../../parts/plans/planKinds.ts';
import { PlannedStretch } from '../../../parts/plans/PlannedStretch.tsx';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { useModuleStatus } from '../../../parts/plans/useModuleStatus.tsx';
import { useOverallSaveState } from '../../../parts/autosave/index.ts';
import { Faces } from '../../../parts/presence/Faces.tsx';
import { SaveState } from '../../../parts/page/SaveState.tsx';
import { StartDay } from '../../../parts/plans/StartDay.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/page/pageHead.css';

export type ModuleTab = 'tasks' | 'context' | 'activity';

type ModuleHeadProps = {
  module: ModuleRow;
  around: PlanAround;
  modules: readonly ModuleRow[];
  tab: ModuleTab;
};

/** Where the module is, how it stands, and its words. */
export function ModuleHead({ module, around, modules, tab }: ModuleHeadProps): ReactNode {
  const t = useTexts();
  const { plan, crumbs } = around;
  const { take, dialog } = useModuleStatus(plan);
  const saved = useOverallSaveState();
  const inMilestone = module.milestoneName !== '';
  return (
    <header className="module-head">
      <div className="module-line">
        <nav className="page-crumbs" aria-label={t('words.breadcrumb')}>
          {crumbs.map(({ label, to }, at) => (
            <Fragment key={label}>
              {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
              {(inMilestone || at < crumbs.length - 1) && <ChevronRight aria-hidden="true" />}
            </Fragment>
          ))}
          {inMilestone && (
            <span className="module-mark">
              <i style={{ background: milestoneMark(module.milestoneMark) }} aria-hidden="true" />
              {module.milestoneName}
            </span>
          )}
        </nav>
        <span className="module-tools">
          {saved.phase !== 'idle' && (
            <SaveState
              state={saved.phase === 'conflict' ? 'failed' : saved.phase}
              {...(saved.savedAt && { at: saved.savedAt })}
            />
          )}
          <Faces planId={plan.id} moduleId={module.id} />
          <Steps plan={plan.id} modules={modules} module={module} tab={tab} />
          <ModuleMenu module={module} around={around} />
        </span>
      </div>
      <ModuleTitle
        key={`${module.id}-title`}
        module={module}
        plan={plan}
        of={crumbs.at(-1)?.label}
      />
      <ModuleDescription key={`${module.id}-description`} module={module} plan={plan} />
      {plan.kind === 'process' && (
        <div className="module-status">
          <StatusTag status={module.status} />
          <PlannedStretch modules={[module]} className="planned-stretch" />
          {statusSteps[module.status].map((step) => (
            <Button
              key={step.to}
              size="small"
              variant="outlined"
              color="secondary"
              startIcon={<step.icon size={16} />}
              onClick={() => take(module, step)}
            >
              {t(step.label)}
            </Button>
          ))}
          <StartDay offered plan={plan} module={module} />
          {dialog}
        </div>
      )}
    </header>
  );
}

const stepWords = {
  previous: { none: 'module.noPrevious', label: 'module.previousModule', title: 'module.previous' },
  next: { none: 'module.noNext', label: 'module.nextModule', title: 'module.next' },
} as const;

type StepsProps = {
  plan: string;
  modules: readonly ModuleRow[];
  module: ModuleRow;
  tab: ModuleTab;
};

function Steps({ plan, modules, module, tab }: StepsProps): ReactNode {
  const t = useTexts();
  const { previous, next } = neighbours(modules, module.id);
  const step = (
    to: ModuleRow | undefined,
    words: (typeof stepWords)[keyof typeof stepWords],
    icon: ReactNode,
  ) =>
    to === undefined ? (
      <IconButton size="small" disabled aria-label={t(words.none)}>
        {icon}
      </IconButton>
    ) : (
      <IconButton
        size="small"
        component={Link}
        to={moduleAddress(plan, to.id, tab)}
        aria-label={t(words.label, { title: to.title })}
        title={t(words.title, { title: to.title })}
      >
        {icon}
      </IconButton>
    );
  return (
    <>
      {step(previous, stepWords.previous, <ChevronUp size={16} />)}
      {step(next, stepWords.next, <ChevronDown size={16} />)}
    </>
  );
}
