import { apiKeys } from './apiKeys.ts';
import { brand } from './brand.ts';
import { exporting } from './exporting.ts';
import { operations } from './operations.ts';
import { opsActions } from './opsActions.ts';
import { opsNews } from './opsNews.ts';
import { opsSentences } from './opsSentences.ts';
import { opsStates } from './opsStates.ts';

/** What pages say that come late, by area: no other page names these. */
export const lateEnglish = {
  apiKeys,
  brand,
  exporting,
  operations,
  opsActions,
  opsNews,
  opsSentences,
  opsStates,
};
