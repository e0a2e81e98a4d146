import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { useMemo } from 'react';
import { settings } from '../screens/settings.ts';
import { useMe } from '../session/me.ts';
import { useTexts } from '../texts/index.ts';
import type { Candidate } from './rank.ts';

/** Pages and actions of the app itself. */
export function useOwnCandidates(): readonly Candidate[] {
  const t = useTexts();
  const operator = useMe()?.operator === true;
  return useMemo(() => {
    const page = (title: string, to: string, context = ''): Candidate => ({
      ...{ id: `pages/${to}`, kind: 'pages', title, context, to },
    });
    const act = (title: string, to: string): Candidate => ({
      ...{ id: `actions/${to}`, kind: 'actions', title, context: '', to },
    });
    return [
      page(t('shell.executions'), entryAddress.executions()),
      ...settings.flatMap((group) =>
        group.screens
          .filter(({ operators }) => operator || !operators)
          .map(({ at, label }) => page(t(label), at, t(group.title))),
      ),
      page(t('shell.userProfile'), adminAddress.profile()),
      act(t('palette.addExecution'), entryAddress.executions({ add: '' })),
      act(t('palette.invite'), adminAddress.inviteUser()),
      act(t('keys.theseKeys'), '?keys'),
      act(t('words.logout'), adminAddress.logout()),
    ];
  }, [t, operator]);
}
