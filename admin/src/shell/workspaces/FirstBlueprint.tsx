import { entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { FirstPlan } from '../../areas/blueprints/index.ts';
import { useTexts } from '../../base/texts/index.ts';
import { PlainPage } from './PlainPage.tsx';

/**
 * The last step of signing up: what the workspace begins with (PRODUCT 2.7), by the ways that an
 * empty workspace offers anywhere. The ready plan leads on to the first execution.
 */
export function FirstBlueprint({
  workspaceName,
  email,
}: {
  workspaceName: string;
  email: string | undefined;
}): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <PlainPage title={t('workspaces.begin', { workspace: workspaceName })} email={email} wide>
      <FirstPlan onReady={({ id }) => void navigate(entryAddress.executions({ add: id }))} />
      <div className="plain-actions is-centered">
        <Button component={Link} to={entryAddress.executions()} variant="text">
          {t('workspaces.beginLater')}
        </Button>
      </div>
    </PlainPage>
  );
}
