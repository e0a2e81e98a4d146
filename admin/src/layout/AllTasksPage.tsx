import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from './states.tsx';

/** /tasks, until its board is there (PRODUCT 2.1 marks it so too). */
export function AllTasksPage(): ReactNode {
  return (
    <>
      <title>All Tasks · Waymark</title>
      <EmptyState
        page
        sentence="All Tasks is coming soon"
        hint="One board with the tasks of all executions. Until then, each execution shows its own."
        action={
          <Button component={Link} to="/" variant="outlined">
            To the executions
          </Button>
        }
      />
    </>
  );
}
