import type { ExecutionRow } from '@waymark/api';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts/index.ts';
import { AssignOwner } from './AssignOwner.tsx';
import { nextAct } from './nextAct.ts';
import { nextAddress } from './nextAddress.ts';

/** The one act of an execution, by whose turn it is: it leads to where that is done, or does it in place. */
export function NextLink({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const act = nextAct(row);
  if (act === null) return null;
  if (act === 'assign') return <AssignOwner row={row} />;
  return (
    <Button
      variant="outlined"
      size="small"
      component={Link}
      to={nextAddress(row, act)}
      aria-label={t(`hub.${act}In`, { name: row.name, client: row.clientName })}
    >
      {t(`hub.${act}`)}
    </Button>
  );
}
