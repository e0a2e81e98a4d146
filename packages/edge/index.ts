/**
 * What both services do alike at the edge: Koa middleware for ids, logs, bodies, sign-in and
 * refusals. Node only.
 */
export {
  ACCESS_TOKEN_SECONDS,
  signAccessToken,
  verifyAccessToken,
  type AccessToken,
  type FramePass,
  type GuestPass,
  type ViewPass,
  type TokenHolder,
} from './keys/accessToken.ts';
export {
  accessKeyPair,
  type AccessKeyPair,
  type AccessKeys,
  type SigningSecrets,
} from './keys/accessKeys.ts';
export { mustHaveScopes, notForApiKeys, type ChecksApiKeys } from './callers/apiKeys.ts';
export { ApiKeyCheck, type ApiKeyRegister } from './gate/apiKeyCheck.ts';
export type { ApiKeyPass } from './keys/apiKeyPass.ts';
export { audited, AuditLog, auditTrail } from './watching/audit.ts';
export { auditEvents, auditLine, type AuditEvent, type AuditLine } from './watching/auditLine.ts';
export { ARRIVED_WITHIN, FILE_ARRIVED_WITHIN } from './arriving/arrival.ts';
export {
  authenticate,
  isOver,
  callerOf,
  frameOnly,
  unauthenticated,
  type IsEnded,
} from './callers/authenticate.ts';
export {
  ADDRESS_HEADER,
  clientAddress,
  networkOf,
  networksOf,
  type Network,
} from './callers/clientAddress.ts';
export { auditCommandLine } from './watching/commandLine.ts';
export {
  emailAddresses,
  databasePassword,
  databaseUrl,
  eventStoreDbUrl,
  orNone,
  parseEnvironment,
  serviceSettings,
  signingSecret,
  signingSettings,
  signingSecrets,
  timeZone,
  signUp,
  type SecretsInUse,
  type SignUp,
} from './settings/environment.ts';
export { edgeServer } from './arriving/edgeServer.ts';
export { errorForLog } from './refusals/errorForLog.ts';
export { httpMetrics, metricsRoute } from './watching/httpMetrics.ts';
export { bytesOf, jsonBody, rawBodyOf, type Arriving } from './arriving/jsonBody.ts';
export { isSameSecret } from './keys/isSameSecret.ts';
export { keyFor, keysFor, type KeysInUse } from './keys/keysByUse.ts';
export { languageOfRequest } from './refusals/languageOfRequest.ts';
export { noSlowerThan, type LeastPace } from './arriving/leastPace.ts';
export { type IsKeptOut } from './gate/keptOut.ts';
export {
  boundsOf,
  limits,
  liveLines,
  type LimitCost,
  type LimitName,
  type LimitOwner,
} from './gate/limits.ts';
export { serviceMetrics, type Metrics, type GaugeValue } from './watching/metrics.ts';
export { CLOSE_GRACE, CLOSE_NOTICE, orderlyClose } from './load/orderlyClose.ts';
export {
  overload,
  overloaded,
  whileCallerSends,
  type AppLimits,
  type OverloadOptions,
} from './load/overload.ts';
export { mustBeRecent, RECENT_SECONDS } from './callers/recentSignIn.ts';
export { RefusalThrottle } from './load/refusalThrottle.ts';
export { problemDetails } from './problemDetails.ts';
export { FairShare, type FairShareOptions, type Within } from './gate/fairShare.ts';
export { belongsTo, limitOf, RequestGate, within, withinNetworks } from './gate/gate.ts';
export { healthRoutes } from './watching/healthRoutes.ts';
export { Readiness, type Check } from './watching/readiness.ts';
export { RequestRefused, type Refusal } from './refusals/refused.ts';
export { requestId } from './arriving/requestId.ts';
export { logOf, requestLog } from './watching/requestLog.ts';
export {
  routing,
  waysInto,
  passingOn,
  type RoutedContext,
  type Route,
  type WayIn,
} from './gate/route.ts';
export { sameHeaders } from './arriving/sameHeaders.ts';
export { Tally } from './load/tally.ts';
export { serviceApp, type Served } from './serviceApp.ts';
export { SignedClaims } from './keys/signedClaims.ts';
export { brandOf, picturesOf, sellerName, type BrandSettings } from './brand/brandOf.ts';
export { PictureLinks, type PictureRef } from './brand/pictureLinks.ts';
