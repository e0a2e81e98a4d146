/** What both services do alike at the edge: Koa middleware for ids, logs, bodies, sign-in and refusals. Node only. */
export {
  ACCESS_TOKEN_SECONDS,
  signAccessToken,
  verifyAccessToken,
  type AccessToken,
  type Caller,
} from './accessToken.ts';
export { authenticate, callerOf, unauthenticated } from './authenticate.ts';
export { parseEnvironment, serviceSettings } from './environment.ts';
export { errorForLog } from './errorForLog.ts';
export { jsonBody } from './jsonBody.ts';
export { CLOSE_GRACE, orderlyClose } from './orderlyClose.ts';
export { overload, type OverloadOptions } from './overload.ts';
export { problemDetails } from './problemDetails.ts';
export { Refused, type Refusal } from './refused.ts';
export { requestId } from './requestId.ts';
export { logOf, requestLog } from './requestLog.ts';
