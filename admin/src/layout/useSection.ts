import type { ModuleRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useGetOne } from 'react-admin';
import { useLocation, useMatch } from 'react-router';
import type { Section } from '../screens/screen.ts';
import { sectionOf } from './sections.ts';

/** The area that the page belongs to. A module is part of a blueprint or of an execution: its row tells which. */
export function useSection(): Section | null {
  const { pathname } = useLocation();
  const isModule = useMatch(`${adminAddress.moduleAtAnyTab.path}/*`);
  const isNamed = sectionOf(pathname) !== null;
  const moduleId = isNamed ? undefined : isModule?.params.moduleId;
  const { data } = useGetOne<ModuleRow>(
    'modules',
    { id: moduleId ?? '' },
    { enabled: moduleId !== undefined, retry: false },
  );
  if (moduleId === undefined) return sectionOf(pathname);
  if (data === undefined) return null;
  return data.planKind === 'blueprint' ? 'blueprints' : 'executions';
}
