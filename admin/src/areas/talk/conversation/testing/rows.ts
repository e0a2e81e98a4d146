import type { ConversationRow, MessageRow, NoteRow } from '@waymark/api';

const said = {
  ...{ id: 'm', planId: 'p', taskId: 't', moduleId: 'mo' },
  ...{ at: '2026-11-21T08:00:00.000Z', authorId: 'jonas', text: 'Hello' },
  ...{ erased: false, erasedAt: null, mentions: [], versions: [], files: [], seenBy: [] },
  ...{ editedAt: null, deletedAt: null },
};

export const messageOf = (change: Partial<MessageRow> = {}): MessageRow => ({
  ...said,
  ...{ kind: 'message', state: 'shown', refusedFor: null, side: 'client', via: 'app' },
  ...{ rest: null, senderName: null, senderAddress: null },
  ...change,
});

export const noteOf = (change: Partial<NoteRow> = {}): NoteRow => ({
  ...{ ...said, id: 'n', authorId: 'dana' },
  ...change,
});

export const conversationOf = (change: Partial<ConversationRow> = {}): ConversationRow => ({
  ...{ id: 'p_t', planId: 'p', planKind: 'process', planName: 'Onboarding', taskId: 't' },
  ...{ projectId: 'pr', projectName: 'Rollout', moduleId: 'mo' },
  ...{ clientId: 'c', clientName: 'Tidepool', moduleTitle: 'Connect' },
  ...{ milestoneName: 'Set up', headline: 'Open the firewall' },
  ...{ status: 'TODO', assignee: 'jonas', followers: [], dueDate: null, plannedOn: null },
  ...{ audience: 'EXTERN', turn: 'seller', turnWho: null, waits: true },
  ...{ turnBecause: 'asked', turnFrom: 'assigned', turnBy: 'jonas' },
  turnSince: '2026-11-21T08:00:00.000Z',
  since: '2026-11-21T08:00:00.000Z',
  ...{ messages: 1, notes: 0, held: 0, unread: 1, seenUpTo: null },
  ...{ lastAt: '2026-11-21T08:00:00.000Z', lastKind: 'message' },
  ...{ lastBy: 'jonas', lastSender: null, lastText: 'Hello' },
  ...{ lastErased: false, handedTo: null, putOffUntil: null, mine: true },
  ...change,
});
