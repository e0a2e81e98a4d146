import { singleModules } from '@waymark/events/blueprintKind';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { TEMPLATE } from './PickProject.tsx';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { problemOf } from '../../../base/wire/problemOf.ts';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';

/**
 * /module/add/:processId/:stepId/:projectId (PRODUCT 2.1): makes a module, which comes first in the
 * milestone, and replaces itself by its page. The project is TEMPLATE for a blueprint; process 0
 * holds the single modules, which have no milestone.
 */
export function AddModulePage(): ReactNode {
  const t = useTexts();
  const { processId = '', stepId = '', projectId } = useParams();
  const send = useCommand({ quiet: true });
  const navigate = useNavigate();
  const [moduleId] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<unknown>(null);
  const begun = useRef(false);
  const isTemplate = projectId === TEMPLATE;
  const add = useCallback(async () => {
    setError(null);
    try {
      await send('AddModule', {
        plan: { kind: isTemplate ? 'blueprint' : 'process', id: processId },
        moduleId,
        ...(processId !== singleModules && { milestoneId: stepId }),
        title: t('module.newTitle'),
      });
    } catch (refusal) {
      if (problemOf(refusal)?.code !== 'module-exists') return setError(refusal);
    }
    await navigate(moduleAddress(processId, moduleId, 'context'), { replace: true });
  }, [send, navigate, t, isTemplate, processId, moduleId, stepId]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void add();
  }, [add]);
  return error === null ? (
    <Skeleton rows={6} label={t('module.adding')} />
  ) : (
    <ErrorState page what={t('module.notAdded')} onRetry={() => void add()} {...whyNot(error)} />
  );
}
