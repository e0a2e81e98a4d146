import { openWire } from '@waymark/client';
import { openedBy } from './openedBy.ts';
import { storedWorkspaceId } from './workspace.ts';
import { textsNow } from '../texts/index.ts';

/** This page's line to the services. */
export const wire = openWire({
  language: () => textsNow().language,
  workspaceId: () => storedWorkspaceId() ?? undefined,
  opens: openedBy.session,
  words: () => {
    const t = textsNow();
    return {
      unreachable: t('problems.unreachable'),
      signedOut: t('problems.signedOut'),
      ours: (status) =>
        t(status >= 500 ? 'problems.answeredTryAgain' : 'problems.answered', {
          status: String(status),
        }),
    };
  },
});
