export { commandTable } from './nouns/commandTable.ts';
export type { Request } from './handling/handleCommand.ts';
export { prepareDatabase } from './database/prepareDatabase.ts';
export { defaultLimits, type Limits } from './identity/signInLimits.ts';
export { timesAllowance } from './limits/changeLimits.ts';
export { smtpMailer } from './mailer/smtpMailer.ts';
export {
  startCommandService,
  type CommandService,
  type CommandServiceOptions,
} from './service.ts';
export { DATABASE_GRANTS } from './database/grants.sql.ts';
