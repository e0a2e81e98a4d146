export { openAttachments, type Attachment, type Attachments } from './attachments.ts';
export { openBookingFrame, type BookingFrame, type FrameState } from './bookingFrame.ts';
export { bookingLink, frameLink, type BookingPage } from './bookingPage.ts';
export { calendarFile } from './calendarFile.ts';
export { confirmationBy } from './confirmation.ts';
export { sendCommand, type SendOptions } from './commands.ts';
export {
  countWaits,
  forgetDevice,
  firstReadsName,
  forgetLastRead,
  lastProjectName,
  lastSeenName,
  ownerName,
  sealedOf,
  waitsOf,
  waitsPrefix,
} from './device.ts';
export { FIRST_PAUSE, isFinalStatus, nextPause } from './drafts/again.ts';
export {
  canSend,
  isDirty,
  isOlder,
  SAVE_AFTER,
  takenUp,
  untouched,
  type Conflict,
  type Draft,
  type DraftPhase,
  type DraftRules,
} from './drafts/draft.ts';
export {
  draftsOf,
  draftsPrefix,
  keptLine,
  namesAfter,
  keptText,
  type KeptIn,
  type KeptLine,
} from './drafts/keptLine.ts';
export { openDraft, type OpenDraft } from './drafts/openDraft.ts';
export { fileLinks } from './fileLinks.ts';
export { frameListener, frameMarkup } from './frameListener.ts';
export { tellHolder, ticketFromHolder, toldHeight, type FrameMessage } from './frameMessages.ts';
export { openFrameSession, type FrameSession } from './frameSession.ts';
export type { ConnectionState, Freshness } from './freshness.ts';
export { followChanges, type LiveListener } from './live.ts';
export { ownData } from './ownData.ts';
export { withPosition, type Position } from './position.ts';
export type { Prompt, PromptAsker } from './prompt.ts';
export { readAll, type ListQuery } from './reads.ts';
export { readUntilFresh } from './readUntilFresh.ts';
export { isRefused, ServerRefused, SignedOut, ServerUnreachable } from './refusals.ts';
export { request, type ServerAnswer, type RequestOptions } from './request.ts';
export type { Reaching } from './fetchOrUnreachable.ts';
export { saveFile } from './saveFile.ts';
export type { Session, SessionEnd } from './session.ts';
export { signInAgainBy } from './signInAgain.ts';
export { signOut } from './signOut.ts';
export { openWire, type Wire, type WireParts, type ClientTexts } from './wire.ts';
export { whileSignedIn } from './whileSignedIn.ts';
export { takeAway, upload } from './upload.ts';
