export {
  openAttachments,
  type Attachment,
  type Attachments,
} from './attachments.ts';
export {
  openBookingFrame,
  type BookingFrame,
  type FrameState,
} from './bookingFrame.ts';
export { bookingLink, frameLink, type BookingPage } from './bookingPage.ts';
export { calendarFile } from './calendarFile.ts';
export { sendCommand, type SendOptions } from './commands.ts';
export {
  countWaits,
  forgetDevice,
  firstReadsName,
  forgetLastRead,
  lastProjectName,
  lastSeenName,
  waitsOf,
  waitsPrefix,
} from './device.ts';
export { fileLinks } from './fileLinks.ts';
export { frameListener, frameMarkup } from './frameListener.ts';
export {
  tellHolder,
  ticketFromHolder,
  toldHeight,
  type FrameMessage,
} from './frameMessages.ts';
export { openFrameSession, type FrameSession } from './frameSession.ts';
export type { Connection, Freshness } from './freshness.ts';
export { followChanges, type Following } from './live.ts';
export { withPosition, type Position } from './position.ts';
export { readAll, type Question } from './reads.ts';
export { readUntilFresh } from './readUntilFresh.ts';
export { isRefused, Refused, SignedOut, Unreachable } from './refusals.ts';
export { request, type Answer, type Asked } from './request.ts';
export type { Reaching } from './reach.ts';
export { saveFile } from './saveFile.ts';
export type { Session, SessionEnd } from './session.ts';
export { signOut } from './signOut.ts';
export { openWire, type Wire, type WireParts, type Words } from './wire.ts';
export { takeAway, upload } from './upload.ts';
