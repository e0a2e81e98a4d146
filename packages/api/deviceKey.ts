import { z } from 'zod';

/**
 * `GET /api/session/device-key`: a pair of keys (ECDH, P-256) of whoever is signed in, the same on
 * all devices; base64url of SPKI and PKCS #8. A device keeps the public one, seals by it what was
 * not sent when a session ends, and opens it once they sign in.
 */
export const deviceKey = z.object({ publicKey: z.string(), privateKey: z.string() });
export type DeviceKey = z.infer<typeof deviceKey>;
