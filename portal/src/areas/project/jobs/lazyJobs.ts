import { lazy } from 'react';
import { withWords } from '../../../base/texts/language.ts';

/** Its script is asked for where a project of jobs is shown. */
export const JobsPage = lazy(() => withWords('tasks', () => import('./JobsPage.tsx')));
