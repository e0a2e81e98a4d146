import { adminAddress } from '@waymark/api/addresses';
import { useLocation, useMatch } from 'react-router';
import { useModuleIn } from '../modulePage/useModuleIn.ts';
import type { Section } from '../screens/screen.ts';
import { sectionOf } from './sections.ts';

/** The area that the page belongs to. A module is part of a blueprint or of an execution: its row tells which. */
export function useSection(): Section | null {
  const { pathname } = useLocation();
  const isModule = useMatch(`${adminAddress.moduleAtAnyTab.path}/*`);
  const isNamed = sectionOf(pathname) !== null;
  const moduleId = isNamed ? undefined : isModule?.params.moduleId;
  const { data } = useModuleIn(isModule?.params.planId ?? '', moduleId ?? '', {
    enabled: moduleId !== undefined,
    retry: false,
  });
  if (moduleId === undefined) return sectionOf(pathname);
  if (data === undefined) return null;
  return data.planKind === 'blueprint' ? 'blueprints' : 'executions';
}
