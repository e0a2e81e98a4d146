/**
 * The mails that a blueprint may have words of its own for (PRODUCT 5.5). Apart from schemas, so
 * that the apps need none.
 */
export const wordedMails = ['welcome', 'turn', 'reminder', 'stuck', 'digest'] as const;
export type WordedMail = (typeof wordedMails)[number];

/** What their words may stand for a value by (PRODUCT 12). */
export const mailVariables = [
  'clientName',
  'projectName',
  'processName',
  'workspaceName',
  'actionUrl',
] as const;
export type MailVariable = (typeof mailVariables)[number];
