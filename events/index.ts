export * from './actor.ts';
export { alike } from './alike.ts';
export * from './apiKeys.ts';
export * from './blocks/index.ts';
export * from './brand.ts';
export * from './blueprintKind.ts';
export * from './boardAsProcess.ts';
export { addDays, daysBetween } from './calendarDays.ts';
export { plainText } from './blocks/plainText.ts';
export * from './define.ts';
export * from './envelope.ts';
export { isForClient } from './forClient.ts';
export * from './forms/index.ts';
export * from './forms/schema.ts';
export * from './invitations.ts';
export * from './jobs.ts';
export * from './mailSettings.ts';
export * from './mailWords.ts';
export * from './wordedMails.ts';
export type { HeardBy } from './noun.ts';
export * from './nouns.ts';
export * from './paths.ts';
export * from './plan/blocks.ts';
export { booking, type Booking } from './plan/booking.ts';
export { copySource, type CopySource } from './plan/copyEvents.ts';
export {
  durationUnits,
  taskDuration,
  type DurationUnit,
  type TaskDuration,
} from './plan/duration.ts';
export { dueDay, hasBegun } from './plan/due.ts';
export * from './plan/milestones.ts';
export * from './plan/modules.ts';
export { moduleFields } from './plan/module.fields.ts';
export * from './plan/namedPersons.ts';
export { orderOf, type PlanOrder } from './plan/order.ts';
export * from './plan/origins.ts';
export { day, hrefOrVariable, html, id, line, name, sound } from './plan/givenText.ts';
export { asLink, asNumber } from '@waymark/look/values';
export { asName, nameKey, sameName } from '@waymark/look/names';
export * from './plan/people.ts';
export * from './plan/placeholders.ts';
export { byWeight } from './plan/placed.ts';
export * from './plan/plan.ts';
export * from './plan/planEvents.ts';
export {
  nothingPlanned,
  plannedDays,
  type PlannedDays,
  type PlannedStretch,
} from './plan/plannedDays.ts';
export * from './plan/references.ts';
export * from './plan/seenByClients.ts';
export * from './plan/task.fields.ts';
export * from './plan/tasks.ts';
export * from './workspace.fields.ts';
export type { AnyField, FieldTable, KindName, ValueOf, ValuesOf } from './fields/field.ts';
export { eventOfField, labelOf, type EventName, type EventNames } from './fields/fieldEvents.ts';
export * from './plan/variables.ts';
export { writeWhole, type WholeModule, type WrittenWhole } from './plan/wholeModule.ts';
export { bytesWritten, copyBytes } from './plan/copyBytes.ts';
export { followersOfAll, followersOfTask, type Followed } from './planFollowers.ts';
export { movedAlong, type ProcessSpan } from './movedAlong.ts';
export * from './registry.ts';
export * from './saidWords.ts';
export * from './sealed.ts';
export { rating, type ProcessRating } from './processRated.ts';
export * from './streams.ts';
export * from './taskStream.ts';
export * from './taskTypes/index.ts';
export { asksSomething, isThanks } from './turn/asks.ts';
export { hasNoPage, isHeld } from './turn/isHeld.ts';
export * from './turn/ledger.ts';
export * from './turn/processTurn.ts';
export { turnOrigin } from './turn/origin.ts';
export * from './turn/whoseTurn.ts';
export { newestVersion } from './versions.ts';
