import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';

/** /module/:processId/:moduleId leads to the module's tasks (PRODUCT 2.1). */
export function ModuleRedirect(): ReactNode {
  const { processId, moduleId } = useParams();
  return <Navigate to={`/module/${processId}/${moduleId}/tasks`} replace />;
}
