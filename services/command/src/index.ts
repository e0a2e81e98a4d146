export { commandTable } from './nouns/table/commandTable.ts';
export type { Request } from './handling/handleCommand.ts';
export { runEraseCli } from './keeping/erasing/eraseCli.ts';
export { accessWords, runAccessCli } from './identity/accessCli.ts';
export { prepareDatabase } from './database/prepareDatabase.ts';
export { defaultLimits, type Limits } from './doors/signIn/signInLimits.ts';
export { timesAllowance } from './http/limits/changeLimits.ts';
export { mailInDomain, mailInPort } from './mail/mailIn/mailInSettings.ts';
export { habitsWithinReach, usualHabits } from './mail/schedule/habits.ts';
export { smtpMailer } from './mail/mailer/smtpMailer.ts';
export { startCommandService, type CommandService } from './service.ts';
export type { CommandServiceOptions } from './serviceOptions.ts';
export { DATABASE_GRANTS } from './database/grants.sql.ts';
export { formsOfStarter } from './nouns/blueprint/starters/index.ts';
export type {
  StarterMilestone,
  StarterModule,
  StarterTask,
} from './nouns/blueprint/starters/starter.ts';
export {
  asks,
  fieldsOf,
  half,
  offers,
  onlyIf,
  type StarterForm,
} from './nouns/blueprint/starters/starterForm.ts';
