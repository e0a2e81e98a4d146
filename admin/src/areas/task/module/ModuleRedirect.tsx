import { adminAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';

/** /module/:planId/:moduleId leads to the module's tasks (PRODUCT 2.1). */
export function ModuleRedirect(): ReactNode {
  const { planId = '', moduleId = '' } = useParams();
  return <Navigate to={adminAddress.module({ planId, moduleId, tab: 'tasks' })} replace />;
}
