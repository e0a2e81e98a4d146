import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from './states.tsx';

/** An address that leads nowhere. */
export function NotFound(): ReactNode {
  return (
    <>
      <title>Not found · Waymark</title>
      <EmptyState
        page
        sentence="There is nothing at this address"
        hint="It may have been deleted, or the link is not complete."
        action={
          <Button component={Link} to="/" variant="outlined">
            To the executions
          </Button>
        }
      />
    </>
  );
}
