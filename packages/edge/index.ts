/** What both services do alike at the edge: Koa middleware for ids, logs, bodies, sign-in and refusals. Node only. */
export {
  ACCESS_TOKEN_SECONDS,
  signAccessToken,
  verifyAccessToken,
  type AccessToken,
  type FramePass,
  type GuestPass,
  type View,
  type SigningSecrets,
  type Caller,
} from './accessToken.ts';
export { ARRIVED_WITHIN, FILE_ARRIVED_WITHIN } from './arrival.ts';
export {
  authenticate,
  isOver,
  callerOf,
  frameOnly,
  unauthenticated,
  type IsEnded,
} from './authenticate.ts';
export { ADDRESS_HEADER, clientAddress, networkOf } from './clientAddress.ts';
export {
  emailAddresses,
  databasePassword,
  databaseUrl,
  eventStoreDbUrl,
  parseEnvironment,
  serviceSettings,
  signingSecrets,
  timeZone,
  signUp,
  type SecretsInUse,
  type SignUp,
} from './environment.ts';
export { edgeServer } from './edgeServer.ts';
export { errorForLog } from './errorForLog.ts';
export { httpMetrics, metricsRoute } from './httpMetrics.ts';
export { bytesOf, jsonBody, rawBodyOf, type Arriving } from './jsonBody.ts';
export { languageOfRequest } from './languageOfRequest.ts';
export { serviceMetrics, type Metrics, type Sample } from './metrics.ts';
export { CLOSE_GRACE, CLOSE_NOTICE, orderlyClose } from './orderlyClose.ts';
export {
  overload,
  overloaded,
  whileCallerSends,
  type AppLimits,
  type OverloadOptions,
} from './overload.ts';
export { holdBack, Pace } from './pace.ts';
export { problemDetails } from './problemDetails.ts';
export { FairShare, type FairShareOptions } from './fairShare.ts';
export { healthRoutes } from './healthRoutes.ts';
export { Readiness, type Check } from './readiness.ts';
export { Refused, type Refusal } from './refused.ts';
export { requestId } from './requestId.ts';
export { logOf, requestLog } from './requestLog.ts';
export { sameHeaders } from './sameHeaders.ts';
export { secretKey } from './secretKey.ts';
