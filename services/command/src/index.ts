export { commandTable } from './nouns/commandTable.ts';
export type { Request } from './handling/handleCommand.ts';
export { runEraseCli } from './erasing/eraseCli.ts';
export { prepareDatabase } from './database/prepareDatabase.ts';
export { defaultLimits, type Limits } from './identity/signInLimits.ts';
export { timesAllowance } from './limits/changeLimits.ts';
export { mailInDomain, mailInPort } from './mailIn/mailInSettings.ts';
export { habitsWithinReach, usualHabits } from './post/habits.ts';
export { smtpMailer } from './mailer/smtpMailer.ts';
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
