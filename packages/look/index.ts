export { asRead, placeIn } from './asRead.ts';
export { byName } from './byName.ts';
export { Avatar } from './Avatar.tsx';
export { fullName, initials } from './avatar.ts';
export type { AvatarKind, PersonName } from './avatar.ts';
export { brandRoles, isWrittenWhite, onColour } from './brand.ts';
export type { BrandRoles, Scheme } from './brand.ts';
export { countedIn } from './counted.ts';
export { dayIn, knownZone, todayIn } from './dayIn.ts';
export { shortTitle } from './shortTitle.ts';
export { formatDate, formatDateTime, formatDayMonth, formatTime } from './dates.ts';
export { languageKey, languageNames, languageOf, languages } from './language.ts';
export type { Language } from './language.ts';
export { milestoneMark, personMark, subProcessTag } from './marks.ts';
export type { TagColours } from './marks.ts';
export { languageFor } from './speaker.ts';
export { contrast, isHex } from './oklch.ts';
export type { Hex } from './oklch.ts';
export { moduleStatusLook, processStatusLook, taskStatusLook } from './status.ts';
export type {
  ModuleStatus,
  ProcessStatus,
  StatusIconId,
  StatusLook,
  TaskStatus,
} from './status.ts';
export { StatusIcon } from './StatusIcon.tsx';
export { tokenNames, tokenValue } from './tokens.ts';
export type { TokenName } from './tokens.ts';
export { WholeWords } from './WholeWords.tsx';
export { Mark, Wordmark } from './Wordmark.tsx';
